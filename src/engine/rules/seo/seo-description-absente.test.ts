import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-absente.ts';

const page = (head: string, isHome = true) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body></body></html>`, {
    page: { ...pageArtifacts().page, isHome },
  });

ruleCases(rule, {
  'a description': {
    artifacts: page('<meta name="description" content="Le site de la mairie.">'),
    verdict: 'pass',
  },
  none: {
    artifacts: page(''),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'an empty one': {
    artifacts: page('<meta name="description" content="  ">'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'a page kept out of engines': {
    artifacts: page('<meta name="robots" content="noindex">', false),
    verdict: 'inapplicable',
    reason: 'page hors des moteurs',
  },
});
