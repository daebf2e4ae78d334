import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-saut-mise-en-page.ts';

const scrolled = (score: number, ...scores: readonly number[]) =>
  drivenPage({
    scroll: {
      ends: [{ height: 3_000, requests: 4 }],
      score,
      elements: scores.map((one) => ({ ...drivenElement, score: one })),
    },
  });

ruleCases(rule, {
  'nothing moves': { artifacts: scrolled(0), verdict: 'pass' },
  'hardly anything': { artifacts: scrolled(0.1, 0.1), verdict: 'pass' },
  'a picture without its place kept': {
    artifacts: scrolled(0.34, 0.3, 0.04),
    verdict: 'fail',
    title: 'La page saute pendant qu’on la fait défiler (CLS 0,34)',
    evidence: [
      { type: 'element', selector: '#x', note: 'décalage de 0,3' },
      { type: 'element', selector: '#x', note: 'décalage de 0,04' },
    ],
  },
  'what moved is gone': {
    artifacts: scrolled(0.2),
    verdict: 'fail',
    title: 'La page saute pendant qu’on la fait défiler (CLS 0,2)',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
  },
  ...unlookedCases('scroll'),
});
