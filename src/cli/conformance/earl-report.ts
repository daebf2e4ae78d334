import type { JudgedCase } from './judge-cases.ts';
import { casesPath } from './serve-cases.ts';

const published = `https://www.w3.org${casesPath}`;

/**
 * The report implementers hand in to the W3C, as JSON-LD
 * (https://www.w3.org/WAI/standards-guidelines/act/report/earl): one subject a case, one assertion for each rule of ours
 * that speaks about its ACT rule.
 */
export function earlReportOf(judged: readonly JudgedCase[], version: string): object {
  const assertedBy = {
    '@type': ['Assertor', 'Software'],
    name: 'Constat',
    release: { '@type': 'Version', revision: version },
  };
  return {
    '@context': 'https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json',
    '@graph': judged.map(({ act, said }) => ({
      '@type': 'TestSubject',
      source: `${published}${act.relativePath}`,
      assertions: said.map(({ ruleId, outcome }) => ({
        '@type': 'Assertion',
        mode: 'earl:automatic',
        assertedBy,
        test: { '@type': 'TestCase', title: ruleId },
        result: { '@type': 'TestResult', outcome: `earl:${outcome}` },
      })),
    })),
  };
}
