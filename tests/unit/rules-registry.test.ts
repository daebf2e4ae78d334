import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reference } from '#contract/references.ts';
import { type Severity, severities, themeIds } from '#contract/themes.ts';
import { loadDemoSite } from '#demo/demo-site.ts';
import { allRules, ruleOf, rulesByTheme, staged, themeOf } from '#engine/rules/registry.ts';
import { droppedAxeRules } from '#reference/axe-dropped.ts';
import { axeRows } from '#reference/axe-rules.ts';
import { confirmedRules } from '#reference/confirmed-rules.ts';
import { isRgaaReference } from '#reference/rgaa.ts';
import { demoSites, gapsOf, rgaaCoverOf } from '#tests/support/planted-faults.ts';

const root = 'src/engine/rules';
/** Files that are no rule: the index, and tables turned into rules. */
const notRules = /^(?:index|axe-rules|lighthouse-rules|.*\.test)\.ts$/;
const ruleFiles = themeIds.flatMap((theme) =>
  readdirSync(join(root, theme))
    .filter((name) => name.endsWith('.ts') && !notRules.test(name))
    .map((name) => ({ theme, id: name.replace(/\.ts$/, ''), path: join(root, theme, name) })),
);

/** The table of cases that stands beside a rule; empty where there is none. */
const casesOf = (path: string): string => {
  const table = path.replace(/\.ts$/, '.test.ts');
  return existsSync(table) ? readFileSync(table, 'utf8') : '';
};
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** By shape alone: a titled text, a day that exists, an https address. */
const isReference = ({ title, date, url }: Reference): boolean =>
  title.trim() === title &&
  title.length > 2 &&
  (date === undefined || (/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)))) &&
  (url === undefined || URL.parse(url)?.protocol === 'https:');

/** A good practice or a convention without a source is ours; the field’s texts are not. */
const unsourced = /bonne pratique|^convention|constat/i;

describe('a rule is two files and one line', () => {
  test('it is listed in its theme, under its file’s name', () => {
    const unlisted = ruleFiles.filter(({ theme, id }) => !idsOf(rulesByTheme[theme]).includes(id));
    expect(idsOf(unlisted)).toEqual([]);
  });

  test('it has a table of cases beside it', () => {
    const called = /\b(?:rule|evidence)Cases\(\s*rule,|\brun(?:Page|Site)Rules\(\[rule\]/;
    expect(idsOf(ruleFiles.filter(({ path }) => !called.test(casesOf(path))))).toEqual([]);
  });

  test('one without a file comes from the tables of axe-core or Lighthouse', () => {
    const filed = new Set(idsOf(ruleFiles));
    const others = idsOf(allRules).filter((id) => !filed.has(id));
    expect(others.filter((id) => !/^(?:axe|lh)-/.test(id))).toEqual([]);
  });
});

describe('identifiers', () => {
  test('are unique and in kebab-case', () => {
    const ids = idsOf(allRules);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test('of parents are known in their theme, and those of rules that see the same defect', () => {
    const strange = allRules.flatMap(({ id, parent, sameDefectAs }) => [
      ...(parent !== undefined && themeOf(parent) !== themeOf(id) ? [`${id} → ${parent}`] : []),
      ...(sameDefectAs !== undefined && !ruleOf(sameDefectAs) ? [`${id} → ${sameDefectAs}`] : []),
    ]);
    expect(strange).toEqual([]);
  });

  test('of the rules that stand in for one of axe-core are known', () => {
    const named = [
      ...droppedAxeRules.map(({ replacedBy }) => replacedBy),
      ...axeRows.flatMap(({ sameDefectAs, incompleteJudgedBy }) => [sameDefectAs, incompleteJudgedBy]),
    ];
    expect(named.filter((id) => id !== undefined && themeOf(id) !== 'accessibility')).toEqual([]);
  });

  test('of references say « ours » exactly where no text of others is named', () => {
    const wrong = allRules.flatMap(({ id, references }) =>
      references
        .filter(
          ({ kind, title }) =>
            (kind === 'ours') !== (unsourced.test(title) || title === 'Référencement local'),
        )
        .map(({ kind, title }) => `${id}: ${kind} ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  test('of references are given, and those of the RGAA exist', () => {
    expect(idsOf(allRules.filter(({ references }) => references.length === 0))).toEqual([]);
    const malformed = allRules.filter(({ references }) => references.some((one) => !isReference(one)));
    expect(idsOf(malformed)).toEqual([]);
    // Beyond the referential: good to know, no defect.
    const unnamed = rulesByTheme.accessibility.filter(({ rgaa }) => (rgaa ?? []).length === 0);
    expect(idsOf(unnamed.filter(({ severity }) => severity !== 'info'))).toEqual([]);
    const wrong = allRules.flatMap(({ id, rgaa }) =>
      (rgaa ?? [])
        .filter((reference) => !isRgaaReference(reference))
        .map((reference) => `${id} ${reference}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a rule is on trial until it is confirmed', () => {
  test('a rule that the table does not name is on trial, and those of today are not', () => {
    const [known] = allRules;
    if (!known) throw new Error('no rule');
    expect(staged({ ...known, id: 'seo-regle-nouvelle' }).trial).toBe(true);
    expect(staged(known)).toBe(known);
  });

  test('the table names registered rules only', () => {
    expect([...confirmedRules].filter((id) => !ruleOf(id))).toEqual([]);
  });
});

test('what a rule says without a verdict has no place left to fill', () => {
  const open = allRules.filter(({ title, why, fix }) => /\{[a-zA-Z]\w*\}/.test(title.pass + why + fix));
  expect(idsOf(open)).toEqual([]);
});

test('a page rule whose title counts says which page is the worst: its figure is one page’s', () => {
  const counting = ruleFiles.filter(({ id }) => {
    const rule = ruleOf(id);
    const titles = [rule?.title.fail, ...Object.values(rule?.messages ?? {})].join();
    return rule?.scope === 'page' && /\{(?:count|percent|share)\}/.test(titles);
  });
  const unranked = counting.filter(({ path }) => !/\bextent\b/.test(readFileSync(path, 'utf8')));
  expect(idsOf(unranked)).toEqual([]);
});

describe('a failed parent hides its descendants', () => {
  const children = allRules.filter(({ parent }) => parent !== undefined);

  test('which are not graver than it', () => {
    const rank = (severity: Severity | undefined) => severities.indexOf(severity ?? 'info');
    const graver = children.filter(
      ({ severity, parent }) => rank(severity) < rank(ruleOf(parent ?? '')?.severity),
    );
    expect(idsOf(graver)).toEqual([]);
  });

  test('and no rule is its own ancestor', () => {
    const endless = allRules.filter((rule) => {
      const seen = new Set([rule.id]);
      for (let at = rule.parent; at; at = ruleOf(at)?.parent) {
        if (seen.has(at)) return true;
        seen.add(at);
      }
      return false;
    });
    expect(idsOf(endless)).toEqual([]);
  });
});

describe('the demonstration sites', () => {
  let planted: readonly string[] = [];
  beforeAll(async () => {
    const sites = await Promise.all(demoSites.map(({ folder }) => loadDemoSite(folder)));
    planted = sites.flatMap(({ plantedFaults }) => plantedFaults.map(({ ruleId }) => ruleId));
  });

  test('plant faults of registered rules only', () => {
    expect(planted.filter((id) => !ruleOf(id))).toEqual([]);
  });

  test('plant at least three faults a theme and severity, or all that its rules can see', () => {
    expect(gapsOf((id) => (planted.includes(id) ? ruleOf(id)?.severity : undefined))).toEqual([]);
  });

  test('plant at least fifty faults of the RGAA, in all of its thirteen topics', () => {
    const { rules, topics } = rgaaCoverOf(planted);
    expect(rules).toBeGreaterThanOrEqual(50);
    expect(topics).toHaveLength(13);
  });
});
