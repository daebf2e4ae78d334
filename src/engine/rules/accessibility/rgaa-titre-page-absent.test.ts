import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-absent.ts';

const page = (head: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body><p>x</p></body></html>`);

ruleCases(rule, {
  'a title': { artifacts: page('<title>Tarifs – Exemple</title>'), verdict: 'pass' },
  absent: {
    artifacts: page(''),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'balise title absente ou vide' }],
  },
  blank: {
    artifacts: page('<title>  </title>'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'balise title absente ou vide' }],
  },
});
