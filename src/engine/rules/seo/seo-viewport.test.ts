import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-viewport.ts';

const page = (meta: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${meta}</head><body></body></html>`);

ruleCases(rule, {
  'width=device-width': {
    artifacts: page('<meta name="viewport" content="width=device-width, initial-scale=1">'),
    verdict: 'pass',
  },
  'initial-scale alone': {
    artifacts: page('<meta name="viewport" content="initial-scale=1">'),
    verdict: 'pass',
  },
  'no declaration': {
    artifacts: page(''),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Balise meta viewport', value: 'absente', expected: 'width=device-width' },
    ],
  },
  'a fixed width': {
    artifacts: page('<meta name="viewport" content="width=1024">'),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Balise meta viewport', value: 'width=1024', expected: 'width=device-width' },
    ],
  },
});
