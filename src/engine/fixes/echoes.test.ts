import { expect, test } from 'vitest';
import type { Finding } from '#contract/report.ts';
import { criterionEchoes, elementEchoes } from '#reference/echo-rules.ts';
import { finding } from '#tests/support/report.ts';
import { ruleOf } from '../rules/registry.ts';
import { echoesOf } from './echoes.ts';
import { groupOf } from './fix-group.ts';

const images = finding({ ruleId: 'axe-image-alt', rgaa: ['1.1.1'], occurrences: 8 });
const ids = finding({ ruleId: 'rgaa-id-dupliques', rgaa: ['8.2'], occurrences: 3 });
const code = finding({ ruleId: 'rgaa-code-invalide', rgaa: ['8.2'], occurrences: 1 });
const language = finding({ ruleId: 'rgaa-langue-absente', rgaa: ['8.3'], occurrences: 1 });
const share = finding({ ruleId: 'seo-alt-manquant-site', rgaa: [], occurrences: 10 });
const claim = finding({ ruleId: 'legal-access-contredit-par-audit', rgaa: [], occurrences: 34 });
const all = [images, ids, language, share, claim];

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
  expect(echoes([[ids, 3]], all)).toEqual(['legal-access-contredit-par-audit 1']);
  expect(echoes([[ids, 3]], [...all, code])).toEqual([]);
  expect(echoes([[ids, 2]], all)).toEqual([]);
});

test('a criterion that a failure does not settle was never counted', () => {
  expect(echoes([[images, 8]], all)).toEqual(['seo-alt-manquant-site 8']);
  // Of that rule one message settles nothing, and a finding does not say which it is.
  expect(echoes([[language, 1]], all)).toEqual([]);
});

test('what a fix takes away by itself is no echo of it', () => {
  expect(echoes([[claim, 34]], all)).toEqual([]);
  expect(echoes([[{ ...images, verdict: 'review' }, 8]], all)).toEqual([]);
});

test('every rule that is named exists', () => {
  const named = [...criterionEchoes, ...elementEchoes.keys(), ...[...elementEchoes.values()].flat()];
  expect(named.filter((id) => ruleOf(id) === undefined)).toEqual([]);
});
