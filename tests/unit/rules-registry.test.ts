import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { severities, themeIds } from '#contract/themes.ts';
import { loadDemoSite } from '#demo/demo-site.ts';
import { allRules, ruleOf, rulesByTheme } from '#engine/rules/registry.ts';
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
const textOf = (path: string): string => readFileSync(path, 'utf8');

describe('a rule is two files and one line', () => {
  test.each(ruleFiles)('$id is listed in its theme, under its file’s name', ({ theme, id }) => {
    expect(rulesByTheme[theme].map((rule) => rule.id)).toContain(id);
  });

  test.each(ruleFiles)('$id has a table of cases beside it', ({ path }) => {
    const table = textOf(path.replace(/\.ts$/, '.test.ts'));
    expect(table).toMatch(/\b(?:rule|evidence)Cases\(\s*rule,|\brun(?:Page|Site)Rules\(\[rule\]/);
  });

  test('a rule without a file comes from the tables of axe-core or Lighthouse', () => {
    const filed = new Set(ruleFiles.map(({ id }) => id));
    const others = allRules.filter(({ id }) => !filed.has(id));
    expect(others.filter(({ id }) => !/^(?:axe|lh)-/.test(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('identifiers', () => {
  test('are unique and in kebab-case', () => {
    const ids = allRules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test('of parents and of rules that see the same defect are known', () => {
    const unknown = allRules.flatMap(({ id, parent, sameDefectAs }) =>
      [parent, sameDefectAs].filter((name) => name && !ruleOf(name)).map((name) => `${id} → ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('of references are given, and those of the RGAA exist', () => {
    expect(allRules.filter(({ references }) => references.length === 0).map(({ id }) => id)).toEqual([]);
    const wrong = allRules.flatMap(({ id, rgaa }) =>
      (rgaa ?? [])
        .filter((reference) => !isRgaaReference(reference))
        .map((reference) => `${id} ${reference}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a failed parent hides its descendants', () => {
  const children = allRules.filter(({ parent }) => parent !== undefined);
  test.each(children)(
    '$id is not graver than its parent, and belongs to its theme',
    ({ id, severity, parent }) => {
      const above = ruleOf(parent ?? '');
      expect(severities.indexOf(above?.severity ?? 'info')).toBeLessThanOrEqual(severities.indexOf(severity));
      const theme = themeIds.find((name) => rulesByTheme[name].some((rule) => rule.id === id));
      expect(rulesByTheme[theme ?? 'quality'].map((rule) => rule.id)).toContain(parent);
    },
  );

  test('and no rule is its own ancestor', () => {
    const endless = allRules.filter((rule) => {
      const seen = new Set([rule.id]);
      for (let at = rule.parent; at; at = ruleOf(at)?.parent) {
        if (seen.has(at)) return true;
        seen.add(at);
      }
      return false;
    });
    expect(endless.map(({ id }) => id)).toEqual([]);
  });
});

describe('a rule of the kind « revue »', () => {
  const doubtful = ruleFiles.filter(({ id }) => ruleOf(id)?.automation === 'revue');
  test.each(doubtful)('$id is shown to ask a person, never to fail', ({ path }) => {
    const table = textOf(path.replace(/\.ts$/, '.test.ts'));
    expect(table).toMatch(/verdict: 'review'/);
    expect(table).not.toMatch(/verdict: 'fail'/);
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
