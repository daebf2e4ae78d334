import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-absent.ts';

const page = (head: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body><p>x</p></body></html>`);

const lostScript = [networkRequest({ status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' })];
const unknown = {
  verdict: 'error',
  reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
} as const;

ruleCases(rule, {
  'none, of a page whose script got no answer': {
    artifacts: { ...page(''), requests: lostScript },
    ...unknown,
  },
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
