import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './wcag-glisser-seul.ts';

ruleCases(rule, {
  'a list put in order by dragging': {
    artifacts: withBody('<ul><li id="a" draggable="true">Eau</li><li id="b" draggable="true">Gaz</li></ul>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#a' },
      { type: 'element', selector: '#b' },
    ],
  },
  'the handle of a library': {
    artifacts: withBody('<div><span id="p" class="icon ui-sortable-handle">⠿</span> Eau</div>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#p' }],
  },
  'with buttons that do the same': {
    artifacts: withBody('<ul><li draggable="true">Eau <button aria-label="Monter Eau">↑</button></li></ul>'),
    verdict: 'pass',
  },
  'with a choice of the place': {
    artifacts: withBody(
      '<div><div draggable="true">Eau</div><label>Ordre <select><option>1</option></select></label></div>',
    ),
    verdict: 'pass',
  },
  'a picture and a link, which browsers let be dragged': {
    artifacts: withBody('<a href="/x" draggable="true">x</a><img src="/p.png" alt="p" draggable="true">'),
    verdict: 'inapplicable',
    reason: 'rien à faire glisser',
  },
  'what is said not to be dragged': {
    artifacts: withBody('<div draggable="false">Eau</div>'),
    verdict: 'inapplicable',
    reason: 'rien à faire glisser',
  },
  'what is not shown': {
    artifacts: withBody('<ul hidden><li draggable="true">Eau</li></ul>'),
    verdict: 'inapplicable',
    reason: 'rien à faire glisser',
  },
});
