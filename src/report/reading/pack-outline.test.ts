import { expect, test } from 'vitest';
import { largeReport } from '#tests/support/large-report.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { outlineReport } from './outline-report.ts';
import { packOutline, unpackOutline } from './pack-outline.ts';

const stored = (outline: ReturnType<typeof outlineReport>) => JSON.stringify(packOutline(outline));

test('an outline that was stored is the same again', () => {
  const outline = outlineReport(largeReport(20));
  expect(unpackOutline(JSON.parse(stored(outline)))).toEqual(JSON.parse(JSON.stringify(outline)));
});

test('proofs, and pages that the report does not list, stay as they are', () => {
  const proof = { type: 'page', url: 'https://a.example/x' } as const;
  const pages = [
    { url: 'https://a.example/', occurrences: 2, evidence: [proof] },
    { url: 'https://a.example/b', occurrences: 3, evidence: [] },
    { url: 'https://a.example/gone', occurrences: 1, evidence: [] },
  ];
  const report = auditReport({
    pages: ['https://a.example/', 'https://a.example/b'].map((url) => visitedPage({ url })),
    findings: [finding({ pages })],
  });
  const again = unpackOutline(JSON.parse(stored(report)));
  expect(again.findings[0]?.pages).toEqual(pages);
});

test('a large outline takes a third of what it took', () => {
  const outline = outlineReport(largeReport(200));
  expect(stored(outline).length).toBeLessThan(JSON.stringify(outline).length / 3);
});
