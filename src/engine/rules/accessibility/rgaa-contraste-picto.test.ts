import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-picto.ts';

const button = (colour: string, text = '', name = '') =>
  withBody(
    `<div style="background-color:rgb(255, 255, 255)"><button aria-label="Fermer${name}" style="background-color:rgb(255, 255, 255)"><svg fill="currentColor" aria-hidden="true" style="color:${colour};background-color:transparent"></svg>${text}</button></div>`,
  );

const drawn = (colour: string) =>
  withBody(
    `<div style="background-color:rgb(255, 255, 255)"><button style="background-color:rgb(255, 255, 255)"><span style="color:${colour};background-color:transparent">\u{F0156}</span></button></div>`,
  );

ruleCases(rule, {
  dark: { artifacts: button('rgb(60, 60, 60)'), verdict: 'pass' },
  pale: {
    artifacts: button('rgb(200, 200, 200)'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > div > button > svg', note: 'rapport mesuré 1,7:1' },
    ],
  },
  'a text beside': { artifacts: button('rgb(200, 200, 200)', 'Fermer'), verdict: 'inapplicable' },
  'no icon': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'pale, drawn by a font of many icons': {
    artifacts: drawn('rgb(200, 200, 200)'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > div > button > span', note: 'rapport mesuré 1,7:1' },
    ],
  },
});
