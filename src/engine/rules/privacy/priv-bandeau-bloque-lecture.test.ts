import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-bloque-lecture.ts';

const locked = '<html><body style="overflow-y: hidden"><p>Texte</p></body></html>';
const box = { x: 0, y: 100, width: 412, height: 700 };
const buttons = [button('Tout accepter', { kind: 'accept' })];

ruleCases(rule, {
  pass: {
    'a small banner': pageArtifacts(locked, { consentBanner: banner({ buttons }) }),
    'the page scrolls': pageArtifacts('<p>Texte</p>', { consentBanner: banner({ box, buttons }) }),
    'refusing is possible': pageArtifacts(locked, { consentBanner: banner({ box }) }),
  },
  fail: { 'large, locked, no refusal': pageArtifacts(locked, { consentBanner: banner({ box, buttons }) }) },
  inapplicable: { 'no banner': pageArtifacts() },
});
