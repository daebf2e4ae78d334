import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-h1-absent.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

const lostScript = [networkRequest({ status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' })];
const unknown = {
  verdict: 'error',
  reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
} as const;

ruleCases(rule, {
  'none, of a page whose script got no answer': {
    artifacts: { ...page('<h2>Partie</h2>'), requests: lostScript },
    ...unknown,
  },
  'an h1': { artifacts: page('<h1>Sujet</h1>'), verdict: 'pass' },
  'an equivalent role': { artifacts: page('<p role="heading" aria-level="1">Sujet</p>'), verdict: 'pass' },
  none: {
    artifacts: page('<h2>Partie</h2>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Titres de niveau 1', value: '0', expected: '1' }],
  },
  'an empty one': {
    artifacts: page('<h1></h1>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Titres de niveau 1', value: '0', expected: '1' }],
  },
  'a hidden one': {
    artifacts: page('<h1 style="display:none">Sujet</h1>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Titres de niveau 1', value: '0', expected: '1' }],
  },
});
