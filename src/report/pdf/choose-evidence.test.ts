import { expect, it } from 'vitest';
import type { Evidence } from '#contract/report.ts';
import { finding } from '#tests/support/report.ts';
import { choosePrintedProof } from './choose-evidence.ts';

const limits = { evidence: 2, pages: 3, code: 100, note: 100 };
const element = (selector: string, y = 0): Evidence => ({
  type: 'element',
  selector,
  snippet: '<a>',
  box: { x: 0, y, width: 1, height: 1 },
});

it('prints each piece of evidence once, up to the limit, and counts what it leaves out', () => {
  const pages = ['/', '/a', '/b', '/c'].map((path, index) => ({
    url: `https://www.exemple.fr${path}`,
    occurrences: 2,
    evidence: [element('header a', index), element(`main a:nth-child(${index})`)],
  }));
  const proof = choosePrintedProof(finding({ pages }), limits);
  expect(proof.pages.map(({ evidence }) => evidence.length)).toEqual([2, 0, 0]);
  expect([proof.morePages, proof.moreEvidence]).toEqual([1, 2]);
});

it('takes the same proof on several pages for one, also when it names its page', () => {
  const pages = ['/', '/a', '/b'].map((path) => {
    const url = `https://www.exemple.fr${path}`;
    return { url, occurrences: 1, evidence: [{ type: 'header', url, name: 'csp', value: null } as const] };
  });
  const proof = choosePrintedProof(finding({ pages }), limits);
  expect(proof.pages.map(({ evidence }) => evidence.length)).toEqual([1, 0, 0]);
  expect(proof.moreEvidence).toBe(0);
});
