import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-absente.ts';

const page = (head: string, isHome = true) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body></body></html>`, {
    page: { ...pageArtifacts().page, isHome },
  });

ruleCases(rule, {
  pass: { 'a description': page('<meta name="description" content="Le site de la mairie.">') },
  fail: { none: page(''), 'an empty one': page('<meta name="description" content="  ">') },
  inapplicable: { 'a page kept out of engines': page('<meta name="robots" content="noindex">', false) },
});
