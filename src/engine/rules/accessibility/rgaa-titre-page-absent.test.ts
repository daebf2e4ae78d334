import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-absent.ts';

const page = (head: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body><p>x</p></body></html>`);

ruleCases(rule, {
  pass: { 'a title': page('<title>Tarifs – Exemple</title>') },
  fail: { absent: page(''), blank: page('<title>  </title>') },
});
