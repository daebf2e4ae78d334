import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-piege-clavier.ts';

const stop = { selector: 'a', snippet: '<a href="/x">x</a>', focusVisible: true, changedPixels: 300 };
const element = { selector: '#carte', snippet: '<div id="carte">' };

ruleCases(rule, {
  pass: {
    'a free walk': withBody('<a href="/x">x</a>', {
      keyboard: { steps: [stop], trap: null, truncated: false },
    }),
  },
  fail: {
    'a trap': withBody('<a href="/x">x</a>', {
      keyboard: { steps: [stop], trap: element, truncated: false },
    }),
  },
  inapplicable: { 'no walk': withBody('<a href="/x">x</a>') },
});
