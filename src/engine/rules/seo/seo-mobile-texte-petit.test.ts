import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-texte-petit.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);
const text = (size: number, count: number) => `<p style="font-size:${size}px">${words(count)}</p>`;
const panel = (height: number) => (body: string) =>
  `<div style="overflow-y:hidden" data-box="0 0 412 ${height}">${body}</div>`;
const closed = panel(0);
const opened = panel(400);
const desktop = page(text(10, 60));

ruleCases(rule, {
  'large enough': { artifacts: page(text(16, 60)), verdict: 'pass' },
  'small print only': { artifacts: page(text(16, 60) + text(10, 20)), verdict: 'pass' },
  'exactly twelve': { artifacts: page(text(12, 60)), verdict: 'pass' },
  'half of it small': {
    artifacts: page(text(16, 40) + text(10, 60)),
    verdict: 'fail',
    title: '60 % du texte est trop petit sur un téléphone',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(2)', note: '10 px' }],
  },
  'half of it small, in panels that are closed': {
    artifacts: page(text(16, 40) + closed(text(10, 60))),
    verdict: 'pass',
  },
  'the same panels opened': {
    artifacts: page(text(16, 40) + opened(text(10, 60))),
    verdict: 'fail',
    title: '60 % du texte est trop petit sur un téléphone',
    evidence: [{ type: 'element', selector: 'html > body > div > p', note: '10 px' }],
  },
  'half of what is shown, beside large texts that are folded': {
    artifacts: page(text(16, 40) + text(10, 60) + closed(text(16, 200))),
    verdict: 'fail',
    title: '60 % du texte est trop petit sur un téléphone',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(2)', note: '10 px' }],
  },
  'a body without a height of its own, whose parts are all positioned': {
    artifacts: pageArtifacts(
      `<body style="overflow-y:hidden" data-box="0 0 412 0"><div style="position:absolute">${text(10, 60)}</div></body>`,
    ),
    verdict: 'fail',
    title: '100 % du texte est trop petit sur un téléphone',
    evidence: [{ type: 'element', selector: 'html > body > div > p', note: '10 px' }],
  },
  'seen from a computer': {
    artifacts: { ...desktop, page: { ...desktop.page, device: 'desktop' } },
    verdict: 'inapplicable',
    reason: 'visite depuis un ordinateur',
  },
  'hardly any text': { artifacts: page(text(10, 3)), verdict: 'inapplicable', reason: 'presque aucun texte' },
});
