import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-peu-visible.ts';

const walk = (changedPixels: number) =>
  withBody('<a id="l" href="/x" data-box="0 0 100 20">x</a>', {
    keyboard: {
      steps: [{ selector: '#l', snippet: '<a>', focusVisible: changedPixels !== 0, changedPixels }],
      trap: null,
      truncated: false,
    },
  });

const outlined = (contrast: number, widthPx = 2) =>
  withBody('<a id="l" href="/x" data-box="0 0 100 20">x</a>', {
    keyboard: {
      steps: [
        {
          selector: '#l',
          snippet: '<a>',
          focusVisible: true,
          changedPixels: -1,
          outline: { widthPx, contrast },
        },
      ],
      trap: null,
      truncated: false,
    },
  });

ruleCases(rule, {
  'an outline that stands out': { artifacts: outlined(4.5), verdict: 'pass' },
  'a pale outline': {
    artifacts: outlined(2.1),
    verdict: 'review',
    title: 'Au clavier, l’élément actif se voit à peine : à vérifier',
    evidence: [{ type: 'element', selector: '#l', note: 'contour de 2 px, contraste de 2,1:1 avec le fond' }],
  },
  'an outline of nearly the colour behind it': {
    artifacts: outlined(1.18, 1),
    verdict: 'fail',
    title: 'Au clavier, le contour de l’élément actif se confond avec le fond',
    evidence: [
      { type: 'element', selector: '#l', note: 'contour de 1 px, contraste de 1,18:1 avec le fond' },
    ],
  },
  'an outline': { artifacts: walk(480), verdict: 'pass' },
  'a few pixels': {
    artifacts: walk(40),
    verdict: 'review',
    title: 'Au clavier, l’élément actif se voit à peine : à vérifier',
    evidence: [{ type: 'element', selector: '#l', note: '40 pixels changés' }],
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'nothing visible, judged elsewhere': {
    artifacts: walk(0),
    verdict: 'inapplicable',
    reason: 'aucun focus visible à mesurer',
  },
  'a change that was not measured': {
    artifacts: walk(-1),
    verdict: 'inapplicable',
    reason: 'focus montré par un changement de style, sans contour à mesurer',
  },
});
