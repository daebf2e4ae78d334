import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-bandeau-bloque-lecture.ts';

const locked = '<html><body style="overflow-y: hidden"><p>Texte</p></body></html>';
const box = { x: 0, y: 100, width: 412, height: 700 };
const buttons = [button('Tout accepter', { kind: 'accept' })];

ruleCases(rule, {
  'a small banner': {
    artifacts: pageArtifacts(locked, { consentBanner: banner({ buttons }) }),
    verdict: 'pass',
  },
  'the page scrolls': {
    artifacts: pageArtifacts('<p>Texte</p>', { consentBanner: banner({ box, buttons }) }),
    verdict: 'pass',
  },
  'refusing is possible': {
    artifacts: pageArtifacts(locked, { consentBanner: banner({ box }) }),
    verdict: 'pass',
  },
  'large, locked, no refusal': {
    artifacts: pageArtifacts(locked, { consentBanner: banner({ box, buttons }) }),
    verdict: 'fail',
    title: 'Le bandeau cache 85 % de l’écran et bloque la lecture, sans refus direct',
    evidence: [{ type: 'element', selector: '#bandeau', note: 'sur téléphone' }],
  },
  'no banner': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
  'on a computer': {
    artifacts: pageArtifacts(locked, {
      page: { ...pageArtifacts().page, device: 'desktop' },
      consentBanner: banner({ box, buttons }),
    }),
    verdict: 'fail',
    title: 'Le bandeau cache 85 % de l’écran et bloque la lecture, sans refus direct',
    evidence: [{ type: 'element', selector: '#bandeau', note: 'sur ordinateur' }],
  },
});
