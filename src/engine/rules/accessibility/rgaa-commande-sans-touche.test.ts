import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-commande-sans-touche.ts';

const control = (attributes: string, around = (html: string) => html) =>
  withBody(around(`<div role="button" tabindex="0" ${attributes}>Afficher la suite</div>`));

ruleCases(rule, {
  'a press alone': {
    artifacts: control('onclick="suite()"'),
    verdict: 'fail',
    title: 'Une commande annoncée ne réagit à aucune touche',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a listener for the press alone': {
    artifacts: control('data-listeners="click"'),
    verdict: 'fail',
    title: 'Une commande annoncée ne réagit à aucune touche',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'keys as well': { artifacts: control('onclick="suite()" onkeydown="touche(event)"'), verdict: 'pass' },
  'keys heard by script': { artifacts: control('data-listeners="click,keyup"'), verdict: 'pass' },
  'keys heard by what is around': {
    artifacts: control(
      'data-listeners="click"',
      (html) => `<section data-listeners="keydown">${html}</section>`,
    ),
    verdict: 'review',
    title: 'Une commande ne réagit peut-être pas au clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > section > div' }],
  },
  'the framework answers for it': { artifacts: control(''), verdict: 'pass' },
  'out of the tab order: another check': {
    artifacts: withBody('<div role="button" onclick="suite()">Suite</div>'),
    verdict: 'pass',
  },
  'a real button inside': {
    artifacts: withBody('<div role="button" tabindex="0" onclick="suite()"><button>Suite</button></div>'),
    verdict: 'pass',
  },
  'native controls only': {
    artifacts: withBody('<button onclick="suite()">Suite</button>'),
    verdict: 'inapplicable',
  },
  'a link announced as a button': {
    artifacts: withBody('<a href="/suite" role="button">Continuer</a>'),
    verdict: 'review',
    title: 'Un lien annoncé comme un bouton ne réagit pas à la barre d’espace : à vérifier',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a link announced as a button that hears keys': {
    artifacts: withBody('<a href="/suite" role="button" onkeydown="touche(event)">Continuer</a>'),
    verdict: 'pass',
  },
  'a link announced as a button, out of sight': {
    artifacts: withBody('<a href="/suite" role="button" style="display:none">Continuer</a>'),
    verdict: 'inapplicable',
  },
});
