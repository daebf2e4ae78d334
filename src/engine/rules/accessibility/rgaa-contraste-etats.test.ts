import type { StateContrast } from '#engine/artifacts.ts';
import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-contraste-etats.ts';

const text = (changes: Partial<StateContrast> = {}): StateContrast => ({
  ...drivenElement,
  state: 'hover',
  rule: '.bouton:hover',
  before: 7.2,
  after: 6,
  large: false,
  ...changes,
});
const measured = (...stateContrasts: readonly StateContrast[]) => drivenPage({ stateContrasts });

ruleCases(rule, {
  'a button as readable under the pointer': { artifacts: measured(text()), verdict: 'pass' },
  'white on yellow under the pointer': {
    artifacts: measured(text({ after: 1.57 }), text()),
    verdict: 'fail',
    title: 'Le texte d’un lien, d’un bouton ou d’un champ pâlit au survol ou au focus',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'sous le pointeur, rapport mesuré 1,5:1 (7,2:1 sinon), attendu 4,5:1 : règle .bouton:hover',
      },
    ],
  },
  'a field that pales with the focus': {
    artifacts: measured(text({ state: 'focus', rule: 'input:focus', after: 2.5 })),
    verdict: 'fail',
    title: 'Le texte d’un lien, d’un bouton ou d’un champ pâlit au survol ou au focus',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'avec le focus, rapport mesuré 2,5:1 (7,2:1 sinon), attendu 4,5:1 : règle input:focus',
      },
    ],
  },
  'a link that is a little pale': {
    artifacts: measured(text({ after: 3.9 })),
    verdict: 'review',
    title: 'Le texte d’un lien, d’un bouton ou d’un champ est un peu pâle au survol ou au focus : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'sous le pointeur, rapport mesuré 3,9:1 (7,2:1 sinon), attendu 4,5:1 : règle .bouton:hover',
      },
    ],
  },
  'a large text at 3.2': { artifacts: measured(text({ after: 3.2, large: true })), verdict: 'pass' },
  'a hair below': { artifacts: measured(text({ after: 4.47 })), verdict: 'pass' },
  'as pale without the pointer': { artifacts: measured(text({ before: 2.1, after: 2.1 })), verdict: 'pass' },
  'nothing changes': {
    artifacts: measured(),
    verdict: 'inapplicable',
    reason: 'aucun texte mesurable ne change au survol ni au focus',
  },
  ...unlookedCases('stateContrasts'),
});
