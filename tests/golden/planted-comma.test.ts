import { expect, test, vi } from 'vitest';
import type { Report } from '#contract/report.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';

const locale = vi.hoisted(() => ({ planted: false }));

/** axe-core’s French, with a comma after every word where it is planted. */
vi.mock('#reference/axe-locale.ts', async (importOriginal) => {
  const { axeLocale } = await importOriginal<typeof import('#reference/axe-locale.ts')>();
  const broken = JSON.parse(
    JSON.stringify(axeLocale.checks, (_, value) =>
      typeof value === 'string' ? value.replaceAll(/(\p{L}) /gu, '$1, ') : value,
    ),
  );
  return {
    axeLocale: {
      get checks() {
        return locale.planted ? broken : axeLocale.checks;
      },
    },
  };
});

/** Everything that is judged, counted or scored; no words. */
const judgedIn = ({ score, themes, rgaa, findings, checks }: Report) => ({
  score,
  themes: themes.map(({ theme, score: ofTheme, counts }) => ({ theme, ofTheme, counts })),
  criteria: rgaa?.criteria.map(({ number, verdict }) => `${number} ${verdict}`),
  findings: findings.map(({ ruleId, verdict, severity, occurrences, pages, title }) => {
    return { ruleId, verdict, severity, occurrences, title, pages: pages.length };
  }),
  checks: checks.map(({ ruleId, status }) => `${ruleId} ${status}`),
});

test('a comma planted in axe-core’s French changes words alone: no verdict, count or score', async () => {
  const replay = async () => (await replayAudit('tests/golden/demo', { engineVersion: 'golden' })).report;
  const before = await replay();
  locale.planted = true;
  const after = await replay();
  expect(judgedIn(after)).toEqual(judgedIn(before));
  expect(JSON.stringify(before.findings)).toContain('L’élément de liste a des descendants directs');
  expect(JSON.stringify(after.findings)).toContain('L’élément, de, liste, a, des, descendants, directs');
});
