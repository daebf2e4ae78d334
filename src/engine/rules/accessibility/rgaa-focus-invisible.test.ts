import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-invisible.ts';

const walk = (...changed: number[]) =>
  withBody('<a href="/x">x</a>', {
    keyboard: {
      steps: changed.map((changedPixels) => ({
        selector: 'a',
        snippet: '<a href="/x">x</a>',
        focusVisible: changedPixels > 0,
        changedPixels,
      })),
      trap: null,
      truncated: false,
    },
  });

/** The focus goes to what the body marks `data-stop`, and shows on none of them. */
function unseen(body: string) {
  const page = withBody(body);
  const stops = page.dom.nodes.filter(({ attributes }) => 'data-stop' in attributes);
  const steps = stops.map(({ index, tag }) => ({
    ...{ selector: tag, snippet: `<${tag}>`, focusVisible: false, changedPixels: 0, node: index },
  }));
  return { ...page, keyboard: { steps, trap: null, truncated: false } };
}
const lost = 'Au clavier, on ne voit pas où l’on est';

ruleCases(rule, {
  'titles alone, which do nothing': {
    artifacts: unseen(
      '<h1 tabindex="0" data-stop>Accueil</h1><div><h5 tabindex="0" data-stop>Suite</h5></div>',
    ),
    verdict: 'fail',
    title: 'Un élément sans action reçoit le focus sans que cela se voie',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: 'h1' },
      { type: 'element', selector: 'h5' },
    ],
  },
  'a title and a link': {
    artifacts: unseen('<h1 tabindex="0" data-stop>Accueil</h1><a href="/x" data-stop>x</a>'),
    verdict: 'fail',
    title: lost,
    evidence: [
      { type: 'element', selector: 'h1' },
      { type: 'element', selector: 'a' },
    ],
  },
  'a block that hears keys': {
    artifacts: unseen('<div tabindex="0" data-stop data-listeners="keydown">Menu</div>'),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'div' }],
  },
  'a block whose clicks are heard around': {
    artifacts: unseen('<div data-listeners="click"><p tabindex="0" data-stop>Menu</p></div>'),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'p' }],
  },
  'a title that opens something': {
    artifacts: unseen('<h2 tabindex="0" data-stop style="cursor:pointer">Menu</h2>'),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'h2' }],
  },
  'a block where the document listens to clicks': {
    artifacts: (() => {
      const page = unseen('<div tabindex="0" data-stop>Menu</div>');
      return { ...page, dom: { ...page.dom, globalListeners: ['click'] } };
    })(),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'div' }],
  },
  'a block that scrolls': {
    artifacts: unseen('<div tabindex="0" data-stop style="overflow-y:auto">Texte</div>'),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'div' }],
  },
  'a part of a composite': {
    artifacts: unseen('<div role="tab" tabindex="0" data-stop>Un</div>'),
    verdict: 'fail',
    title: lost,
    evidence: [{ type: 'element', selector: 'div' }],
  },
  'every stop shows': { artifacts: walk(300, 512), verdict: 'pass' },
  'one stop of two shows nothing': {
    artifacts: walk(300, 0),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Au clavier, des éléments ne montrent pas qu’ils sont actifs',
    evidence: [{ type: 'element', selector: 'a' }],
  },
  'most stops show nothing': {
    artifacts: walk(300, 0, 0),
    verdict: 'fail',
    severity: 'bloquant',
    title: lost,
    evidence: [
      { type: 'element', selector: 'a' },
      { type: 'element', selector: 'a' },
    ],
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'nothing to focus': { artifacts: walk(), verdict: 'inapplicable' },
});
