import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-titres-absents.ts';

const long = `<p>${'mot '.repeat(200)}</p>`;

const lostScript = [networkRequest({ status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' })];
const unknown = {
  verdict: 'error',
  reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
} as const;

ruleCases(rule, {
  'none, of a page whose script got no answer': {
    artifacts: { ...withBody(long), requests: lostScript },
    ...unknown,
  },
  'a plan': { artifacts: withBody(`<h1>Titre</h1>${long}`), verdict: 'pass' },
  'a heading by role': {
    artifacts: withBody(`<div role="heading" aria-level="1">Titre</div>${long}`),
    verdict: 'pass',
  },
  'a long text without heading': {
    artifacts: withBody(long),
    verdict: 'fail',
    title: 'La page n’a pas de titres structurés',
    evidence: [{ type: 'value', label: 'Titres', value: 'aucun pour 200 mots' }],
  },
  'only a hidden heading': {
    artifacts: withBody(`<h1 hidden>Titre</h1>${long}`),
    verdict: 'fail',
    title: 'La page n’a pas de titres structurés',
    evidence: [{ type: 'value', label: 'Titres', value: 'aucun pour 200 mots' }],
  },
  'no first level: another check': { artifacts: withBody(`<h2>Partie</h2>${long}`), verdict: 'pass' },
  'a short page': {
    artifacts: withBody('<p>Merci, à bientôt.</p>'),
    verdict: 'inapplicable',
    reason: 'texte court, sans titre nécessaire',
  },
  'as long as allowed': {
    artifacts: withBody(`<p>${'mot '.repeat(150)}</p>`),
    verdict: 'inapplicable',
    reason: 'texte court, sans titre nécessaire',
  },
  'a word more': {
    artifacts: withBody(`<p>${'mot '.repeat(151)}</p>`),
    verdict: 'fail',
    title: 'La page n’a pas de titres structurés',
    evidence: [{ type: 'value', label: 'Titres', value: 'aucun pour 151 mots' }],
  },
});
