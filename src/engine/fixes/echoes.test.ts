import { expect, test } from 'vitest';
import type { Finding } from '#contract/report.ts';
import { criterionEchoes, elementEchoes } from '#reference/echo-rules.ts';
import { finding } from '#tests/support/report.ts';
import { ruleOf } from '../rules/registry.ts';
import { echoesOf } from './echoes.ts';
import { groupOf } from './fix-group.ts';

const images = finding({ ruleId: 'axe-image-alt', rgaa: ['1.1.1'], occurrences: 8 });
const links = finding({ ruleId: 'axe-link-name', rgaa: ['6.2.1'], occurrences: 3 });
const others = finding({ ruleId: 'autre', rgaa: ['6.2.1'], occurrences: 1 });
const share = finding({ ruleId: 'seo-alt-manquant-site', rgaa: [], occurrences: 10 });
const claim = finding({ ruleId: 'legal-access-contredit-par-audit', rgaa: [], occurrences: 34 });
const all = [images, links, share, claim];

function echoes(taken: readonly (readonly [Finding, number])[], findings: readonly Finding[]) {
  const group = groupOf(new Map(), 'part:footer');
  for (const [one, occurrences] of taken)
    group.findings.push({
      finding: one,
      occurrences,
      pages: new Set(),
      isOnAll: true,
      isWhole: occurrences === one.occurrences,
      unplaced: 0,
    });
  return echoesOf(group, findings).map(({ ruleId, occurrences }) => `${ruleId} ${occurrences}`);
}

test('a fix foretells what only counts the elements that it mends, as many as it mends', () => {
  expect(echoes([[images, 3]], all)).toEqual(['seo-alt-manquant-site 3']);
});

test('a criterion is met again where all that fails it goes', () => {
  expect(echoes([[images, 8]], all)).toContain('legal-access-contredit-par-audit 1');
  expect(echoes([[links, 3]], all)).toEqual(['legal-access-contredit-par-audit 1']);
  expect(echoes([[links, 3]], [...all, others])).toEqual([]);
  expect(echoes([[links, 2]], all)).toEqual([]);
});

test('what a fix takes away by itself is no echo of it', () => {
  expect(echoes([[claim, 34]], all)).toEqual([]);
  expect(echoes([[{ ...images, verdict: 'review' }, 8]], all)).toEqual([]);
});

test('every rule that is named exists', () => {
  const named = [...criterionEchoes, ...elementEchoes.keys(), ...[...elementEchoes.values()].flat()];
  expect(named.filter((id) => ruleOf(id) === undefined)).toEqual([]);
});
