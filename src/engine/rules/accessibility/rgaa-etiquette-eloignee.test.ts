import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-eloignee.ts';

const pair = (label: string, field: string) =>
  withBody(`<label for="n" data-box="${label}">Nom</label><input id="n" data-box="${field}">`);

ruleCases(rule, {
  above: { artifacts: pair('0 0 50 20', '0 24 300 40'), verdict: 'pass' },
  'inside the field': { artifacts: pair('10 10 50 20', '0 0 300 40'), verdict: 'pass' },
  'far away': {
    artifacts: pair('0 0 50 20', '600 0 300 40'),
    verdict: 'fail',
    title: 'Une étiquette est loin de son champ',
    evidence: [{ type: 'element', selector: '#n', note: 'à 550 px de son étiquette' }],
  },
  'two columns': {
    artifacts: pair('0 0 50 20', '150 0 300 40'),
    verdict: 'review',
    title: 'Une étiquette n’est pas collée à son champ : à vérifier',
    evidence: [{ type: 'element', selector: '#n', note: 'à 100 px de son étiquette' }],
  },
  'a label around': { artifacts: withBody('<label>Nom <input></label>'), verdict: 'inapplicable' },
  'no visible label': { artifacts: withBody('<input aria-label="Nom">'), verdict: 'inapplicable' },
  'forty pixels apart': { artifacts: pair('0 0 50 20', '90 0 300 20'), verdict: 'pass' },
  'a pixel more': {
    artifacts: pair('0 0 50 20', '91 0 300 20'),
    verdict: 'review',
    title: 'Une étiquette n’est pas collée à son champ : à vérifier',
    evidence: [{ type: 'element', selector: '#n', note: 'à 41 px de son étiquette' }],
  },
  'two hundred pixels apart': {
    artifacts: pair('0 0 50 20', '250 0 300 20'),
    verdict: 'review',
    title: 'Une étiquette n’est pas collée à son champ : à vérifier',
    evidence: [{ type: 'element', selector: '#n', note: 'à 200 px de son étiquette' }],
  },
  'and a pixel': {
    artifacts: pair('0 0 50 20', '251 0 300 20'),
    verdict: 'fail',
    title: 'Une étiquette est loin de son champ',
    evidence: [{ type: 'element', selector: '#n', note: 'à 201 px de son étiquette' }],
  },
});
