import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDefect } from '#contract/defect.ts';
import { typeset } from '#contract/french.ts';
import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import type { Advice, Rule } from '#engine/rule.ts';
import { doubtfulTitle } from '#engine/rules/doubtful-title.ts';
import { allRules, ruleOf, themeOf } from '#engine/rules/registry.ts';
import { ofWorstPage } from '#engine/score/findings.ts';
import { foldFindings } from '#report/folding.ts';
import { viewReport } from '#report/report-view.ts';

/*
 * The report that everybody may read says what the rules say today. When it does not: make it again, on an idle machine,
 * with `node --import ./scripts/tsx-hook.mjs scripts/make-sample-report.ts`.
 */
const text = readFileSync('src/web/sample/report.json', 'utf8');
const report = parseReport(JSON.parse(text));
const pictures = 'src/web/public/exemple';

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a title is one of the rule’s sentences, whatever was measured; a doubt’s asks. */
function isSentenceOf(rule: Rule, { title, verdict }: Report['findings'][number]): boolean {
  const told = [rule.title.fail, rule.title.pass, ...Object.values(rule.messages ?? {})];
  const sentences =
    verdict === 'review' ? told.map((sentence) => doubtfulTitle(rule, sentence, report.profile)) : told;
  return sentences.some((sentence) => {
    const written = [sentence, ofWorstPage(sentence)].map((words) =>
      typeset(words)
        .split(/\{[a-zA-Z]\w*\}/)
        .map(escaped)
        .join('.*'),
    );
    return new RegExp(`^(?:${written.join('|')})$`, 's').test(title);
  });
}

describe('the sample report', () => {
  it('leaves at most sixty findings open, although every fault is planted in its site', () => {
    const open = viewReport(report).themes.flatMap(({ failures, reviews }) =>
      [failures, reviews].flatMap((views) => foldFindings(views).open),
    );
    expect(open.length).toBeLessThanOrEqual(60);
    expect(open.length).toBeGreaterThan(20);
  });

  it('was judged by today’s rules, all of them and in their present versions', () => {
    const judged = new Map([
      ...report.checks.map(({ ruleId, ruleVersion }) => [ruleId, ruleVersion] as const),
      ...report.findings.map(({ ruleId, ruleVersion }) => [ruleId, ruleVersion] as const),
    ]);
    const failed = report.findings.filter(({ verdict }) => verdict === 'fail').map(({ ruleId }) => ruleId);
    // A finding that another one says already is not told twice.
    const isToldElsewhere = ({ parent = '', sameDefectAs = '' }: Rule) =>
      failed.includes(parent) || failed.includes(sameDefectAs);
    const missing = allRules.filter((rule) => !rule.trial && !judged.has(rule.id) && !isToldElsewhere(rule));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(report.trial?.checked).toBe(allRules.filter(({ trial }) => trial).length);
    const changed = [...judged].filter(([id, version]) => (ruleOf(id)?.version ?? 1) !== version);
    expect(changed).toEqual([]);
    expect([...judged.keys()].filter((id) => ruleOf(id) === undefined)).toEqual([]);
  });

  it('says of each finding what its rule says today', () => {
    const stale = report.findings.filter((finding) => {
      const { ruleId, theme, why, fix, references } = finding;
      const rule = ruleOf(ruleId);
      if (rule === undefined || themeOf(ruleId) !== theme) return true;
      const others = Object.values<Advice | undefined>(rule.advice ?? {});
      const isOne = (told: string, own: string, more: readonly (string | undefined)[]) =>
        [own, ...more].some((words) => words !== undefined && typeset(words) === typeset(told));
      const same =
        isOne(
          why,
          rule.why,
          others.map((one) => one?.why),
        ) &&
        isOne(
          fix,
          rule.fix,
          others.map((one) => one?.fix),
        );
      return (
        !same ||
        !isSentenceOf(rule, finding) ||
        references.join() !== rule.references.map(({ title }) => title).join()
      );
    });
    expect(stale.map(({ ruleId, title }) => `${ruleId}: ${title}`)).toEqual([]);
  });

  it('names no machine', () => {
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|\/home\/|\/tmp\//);
  });

  it('has its pictures, and no other', () => {
    const ofPages = report.pages.flatMap(({ screenshot, film, other }) => [
      ...(screenshot ? [screenshot.key] : []),
      ...(other ? [other.screenshot.key] : []),
      ...(film?.frames ?? []).map(({ key }) => key),
    ]);
    const ofChoices = Object.values(report.cookies?.pictures ?? {}).flatMap((one) => (one ? [one.key] : []));
    const keys = [...new Set([...ofPages, ...ofChoices])];
    expect(existsSync(pictures) ? readdirSync(pictures).toSorted() : []).toEqual(keys.toSorted());
  });

  it('is what the landing page shows an extract of', () => {
    const extract = JSON.parse(readFileSync('src/web/features/landing/sample-report.json', 'utf8'));
    const failures = report.findings.filter(isDefect);
    expect(extract).toMatchObject({
      auditedOn: report.finishedAt.slice(0, 10),
      pages: report.pages.length,
      failures: failures.length,
      score: report.score,
      findings: failures.slice(0, 3).map(({ ruleId, title, fix }) => ({ id: ruleId, title, fix })),
    });
  });
});
