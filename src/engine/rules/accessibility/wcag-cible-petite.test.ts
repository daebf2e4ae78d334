import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './wcag-cible-petite.ts';

const page = (...boxes: readonly string[]) =>
  pageArtifacts(
    `<body>${boxes.map((box) => `<div><button data-box="${box}">B</button></div>`).join('')}</body>`,
  );
const small = page('0 0 10 10', '12 0 10 10');
const evidence = [1, 2].map((at) => ({
  type: 'element' as const,
  selector: `html > body > div:nth-of-type(${at}) > button`,
  note: '10 × 10 px',
}));

ruleCases(rule, {
  'large enough, side by side': { artifacts: page('0 0 24 24', '24 0 24 24'), verdict: 'pass' },
  'small, but alone': { artifacts: page('0 0 10 10', '60 0 10 10'), verdict: 'pass' },
  'small and close': { artifacts: small, verdict: 'fail', evidence },
  'small and close, on a computer': {
    artifacts: { ...small, page: { ...small.page, device: 'desktop' } },
    verdict: 'fail',
    evidence,
  },
  'a link in a sentence': {
    artifacts: pageArtifacts(
      '<body><p>Voir <a href="/a" style="display:inline" data-box="0 0 20 10">ceci</a> et cela</p></body>',
    ),
    verdict: 'inapplicable',
  },
  'nothing to press': { artifacts: pageArtifacts('<body><p>Texte</p></body>'), verdict: 'inapplicable' },
});
