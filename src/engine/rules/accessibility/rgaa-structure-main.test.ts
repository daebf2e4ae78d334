import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-structure-main.ts';

const lostScript = [networkRequest({ status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' })];
const unknown = {
  verdict: 'error',
  reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
} as const;

ruleCases(rule, {
  'none, of a page whose script got no answer': {
    artifacts: { ...withBody('<p>x</p>'), requests: lostScript },
    ...unknown,
  },
  'one main': { artifacts: withBody('<main><p>x</p></main>'), verdict: 'pass' },
  'a second one that is hidden': {
    artifacts: withBody('<main><p>x</p></main><main hidden><p>y</p></main>'),
    verdict: 'pass',
  },
  none: {
    artifacts: withBody('<div><p>x</p></div>'),
    verdict: 'fail',
    title: 'La zone de contenu principal n’est pas balisée',
    evidence: [{ type: 'value', label: 'Balise main', value: 'absente', expected: 'une seule balise main' }],
  },
  two: {
    artifacts: withBody('<main><p>x</p></main><main><p>y</p></main>'),
    verdict: 'fail',
    title: 'La page déclare 2 zones de contenu principal',
    evidence: [
      { type: 'element', selector: 'html > body > main:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > main:nth-of-type(2)' },
    ],
  },
  'a role without the tag': {
    artifacts: withBody('<div role="main"><p>x</p></div>'),
    verdict: 'review',
    title: 'La zone de contenu principal est déclarée sans la balise main : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'an older document type': {
    artifacts: pageArtifacts('<html lang="fr"><body><p>x</p></body></html>'),
    verdict: 'inapplicable',
    reason: 'le type de document n’est pas HTML5',
  },
});
