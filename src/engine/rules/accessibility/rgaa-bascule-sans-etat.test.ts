import { ruleCases } from '#tests/support/rule-cases.ts';
import { partOf, viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bascule-sans-etat.ts';

const menu = '<ul id="m" style="display:none"><li>x</li></ul>';

/** A button that was pressed, and what came. */
const opened = (came: string, changes = {}) => {
  const body = `<button data-opener id="ouvrir">Noter</button>${came}`;
  return withBody(body, { views: [viewOf(body, 'mobile', { parts: [partOf(body, changes)] })] });
};

/** The same for any body, beside a button that unfolds nothing. */
function unfolded(body: string) {
  const whole = `${body}<button>Envoyer</button>`;
  return withBody(whole, { views: [viewOf(whole, 'mobile', { parts: [partOf(whole)] })] });
}

/** Answers of a list, those of the class `plie` without height. */
function questions(...items: readonly string[]) {
  const drawn = withBody(items.join(''));
  const nodes = drawn.dom.nodes.map((node) =>
    node.attributes.class === 'plie'
      ? { ...node, box: { x: 0, y: 0, width: 300, height: 0 }, style: { ...node.style, overflowY: 'hidden' } }
      : node,
  );
  return { ...drawn, dom: { ...drawn.dom, nodes } };
}
const answer = '<div class="plie"><p>Oui, sur rendez-vous et toute l’année.</p></div>';
const question = (button: string, folded = answer) => `<div><h3>${button}</h3>${folded}</div>`;
const ask = '<button class="q">Ouvrez-vous le soir ?</button>';

ruleCases(rule, {
  'a button seen unfolding a text': {
    artifacts: opened('<p data-came>La suite</p>'),
    verdict: 'fail',
    title: 'Un bouton déplie un contenu sans dire s’il est ouvert',
    evidence: [{ type: 'element', selector: '#ouvrir' }],
  },
  'a button called otherwise once it was pressed': {
    artifacts: opened('<p data-came>La suite</p>', { renamed: true }),
    verdict: 'pass',
  },
  'a button whose pressing is confirmed by a message': {
    artifacts: opened('<div role="status"><p data-came>C’est <b data-came>noté</b></p></div>'),
    verdict: 'pass',
  },
  'questions whose answers styles fold': {
    artifacts: questions(question(ask), `<div>${ask}${answer}</div>`),
    verdict: 'review',
    title: 'Un bouton déplie peut-être un contenu sans le dire : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > h3 > button' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2) > button' },
    ],
  },
  'questions that say their state': {
    artifacts: questions(
      ...Array(2).fill(question('<button class="q" aria-expanded="false">Ouvrez-vous le soir ?</button>')),
    ),
    verdict: 'pass',
  },
  'questions whose answers are shown': {
    artifacts: questions(...Array(2).fill(question(ask, answer.replace('plie', 'vu')))),
    verdict: 'pass',
  },
  'one button before an empty place for a message': {
    artifacts: questions(`<div>${ask}${answer}</div>`),
    verdict: 'pass',
  },
  'a state': {
    artifacts: withBody(`<button aria-expanded="false" aria-controls="m">Menu</button>${menu}`),
    verdict: 'pass',
  },
  'a plain button': { artifacts: withBody('<button>Envoyer</button>'), verdict: 'pass' },
  'a button that opens a panel laid over the page': {
    artifacts: withBody(
      '<button aria-controls="p">Menu</button><div id="p" class="header__menu x-modal" style="display:none">x</div>',
    ),
    verdict: 'pass',
  },
  'a carousel’s arrow': {
    artifacts: withBody('<button aria-controls="c">Suivant</button><div id="c">x</div>'),
    verdict: 'pass',
  },
  'a button of a player, whose film waits out of sight': {
    artifacts: withBody(
      '<button aria-controls="f" aria-label="Lecture">▶</button><video id="f" src="/visite.mp4" style="display:none"></video>',
    ),
    verdict: 'pass',
  },
  'a button that opens a window': {
    artifacts: withBody('<button aria-controls="d">Aide</button><dialog id="d">x</dialog>'),
    verdict: 'pass',
  },
  'controls a hidden list': {
    artifacts: withBody(`<button aria-controls="m">Menu</button>${menu}`),
    verdict: 'fail',
    title: 'Un bouton déplie un contenu sans dire s’il est ouvert',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a collapse button': {
    artifacts: withBody('<button data-bs-toggle="collapse">Menu</button>'),
    verdict: 'fail',
    title: 'Un bouton déplie un contenu sans dire s’il est ouvert',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a burger': {
    artifacts: withBody('<button class="nav-toggle">Menu</button>'),
    verdict: 'review',
    title: 'Un bouton déplie peut-être un contenu sans le dire : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a summary that says it is a button, whose state the browser itself tells': {
    artifacts: unfolded(
      '<details><summary data-opener role="button">Délais</summary><p data-came>x</p></details>',
    ),
    verdict: 'pass',
  },
  'a summary that opens nothing by itself: in no details, or not the first of one': {
    artifacts: unfolded(
      '<summary data-opener class="nav-toggle" role="button">Menu</summary><details><summary>A</summary><summary class="nav-toggle" role="button">B</summary></details><p data-came>x</p>',
    ),
    verdict: 'fail',
    title: 'Un bouton déplie un contenu sans dire s’il est ouvert',
    evidence: [{ type: 'element', selector: 'html > body > summary' }],
  },
  'no button': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
