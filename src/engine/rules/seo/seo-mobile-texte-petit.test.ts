import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-texte-petit.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);
const text = (size: number, count: number) => `<p style="font-size:${size}px">${words(count)}</p>`;
const desktop = page(text(10, 60));

ruleCases(rule, {
  pass: {
    'large enough': page(text(16, 60)),
    'small print only': page(text(16, 60) + text(10, 20)),
    'exactly twelve': page(text(12, 60)),
  },
  fail: { 'half of it small': page(text(16, 40) + text(10, 60)) },
  inapplicable: {
    'seen from a computer': { ...desktop, page: { ...desktop.page, device: 'desktop' } },
    'hardly any text': page(text(10, 3)),
  },
});
