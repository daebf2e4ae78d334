import { drivenElement, drivenPage } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-piege-clavier.ts';

const stop = { selector: 'a', snippet: '<a href="/x">x</a>', focusVisible: true, changedPixels: 300 };
const element = { selector: '#carte', snippet: '<div id="carte">' };

ruleCases(rule, {
  'a free walk': {
    artifacts: withBody('<a href="/x">x</a>', {
      keyboard: { steps: [stop], trap: null, truncated: false },
    }),
    verdict: 'pass',
  },
  'a free walk, and fields that could not be tried': {
    artifacts: {
      ...drivenPage({ keyboardTraps: null }),
      keyboard: { steps: [stop], trap: null, truncated: false },
    },
    verdict: 'error',
    reason: 'contrôle interrompu avant la fin',
  },
  'a trap': {
    artifacts: withBody('<a href="/x">x</a>', {
      keyboard: { steps: [stop], trap: element, truncated: false },
    }),
    verdict: 'fail',
    title: 'Le clavier reste piégé dans un élément',
    evidence: [{ type: 'element', selector: '#carte' }],
  },
  'a field that keeps the focus on a page that was not walked': {
    artifacts: drivenPage({ keyboardTraps: [drivenElement] }),
    verdict: 'fail',
    title: 'Le clavier reste piégé dans un élément',
    evidence: [{ type: 'element', selector: '#x' }],
  },
  'the trap of the walk met again': {
    artifacts: {
      ...drivenPage({ keyboardTraps: [drivenElement] }),
      keyboard: {
        steps: [stop],
        trap: { selector: 'p', snippet: drivenElement.snippet },
        truncated: false,
      },
    },
    verdict: 'fail',
    title: 'Le clavier reste piégé dans un élément',
    evidence: [{ type: 'element', selector: 'p' }],
    occurrences: 1,
  },
  'a trap whose way out is told': {
    artifacts: drivenPage(
      { keyboardTraps: [drivenElement] },
      '<p>Appuyez sur Ctrl+M pour sortir de la carte.</p>',
    ),
    verdict: 'review',
    title: 'Le clavier est retenu dans un élément, et la page dit comment en sortir : à vérifier',
    evidence: [{ type: 'element', selector: '#x' }],
  },
  'a trap beside keys for something else': {
    artifacts: drivenPage({ keyboardTraps: [drivenElement] }, '<p>Copiez par Ctrl+C. Puis fermez.</p>'),
    verdict: 'fail',
    title: 'Le clavier reste piégé dans un élément',
    evidence: [{ type: 'element', selector: '#x' }],
  },
  'nothing kept the focus, and no walk': {
    artifacts: drivenPage({ keyboardTraps: [] }),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
});
