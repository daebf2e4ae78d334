import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { meanOf, rangesOf, ratedThemes } from '#contract/common-themes.ts';
import type { Report } from '#contract/report.ts';
import { themeIds } from '#contract/themes.ts';
import { completed, type GatheredSite, type PageArtifacts, pageShapes, siteShapes } from '../artifacts.ts';
import { refineKinds } from '../derive/page/refine-kinds.ts';
import { judgeAudit } from '../judge/judge-audit.ts';
import { type JudgedPage, judgeVisit } from '../judge/judge-visit.ts';
import { readSavedPage, unpackJson } from './saved-page.ts';

/** The recorded audit, as the visits left it. */
interface Recording {
  readonly order: AuditOrder;
  readonly pages: readonly PageArtifacts[];
  readonly site: GatheredSite;
}

const folder = 'tests/golden/demo';
let recording: Recording;
let judged: readonly JudgedPage[];
let whole: Report;

beforeAll(async () => {
  const saved = (await unpackJson(await readFile(`${folder}/site.json.br`))) as Recording & {
    readonly pageCount: number;
  };
  const pages: PageArtifacts[] = [];
  for (let index = 1; index <= saved.pageCount; index += 1) {
    const page = await readSavedPage(`${folder}/page-000${index}.json.br`);
    if (page) pages.push({ ...page, ...completed(pageShapes, page, 'not recorded') });
  }
  const site = { ...saved.site, ...completed(siteShapes, saved.site, 'not recorded') };
  recording = { order: saved.order, pages, site };
  judged = pages.map((page) => judgeVisit(page, { profile: saved.order.profile }));
  whole = judge(judged, site);
});

const failed = { artifactError: 'lost', failure: 'late' } as const;
const pageNames = Object.keys(pageShapes);
const siteNames = Object.keys(siteShapes);

function judge(pages: readonly JudgedPage[], site: GatheredSite): Report {
  return judgeAudit({
    order: recording.order,
    pages,
    site: { ...site, pages: refineKinds(pages.map(({ facts }) => facts)) },
    startedAt: new Date('2026-11-21T10:00:00Z'),
    finishedAt: new Date('2026-11-21T10:01:00Z'),
    engineVersion: 'test',
    environment: { browser: '', viewport: '', userAgent: '' },
  }).report;
}

/** One thing that was not seen. */
type Loss =
  | { readonly page: number }
  | { readonly page: number; readonly artifact: string }
  | { readonly everyPage: string }
  | { readonly ofSite: string };

/** A page judged without those artifacts, once for all tests that lose them. */
const judgedAgain = new Map<string, JudgedPage>();
function judgedWithout(index: number, artifacts: PageArtifacts, names: readonly string[]): JudgedPage {
  const key = [index, ...names.toSorted()].join();
  const known = judgedAgain.get(key);
  if (known) return known;
  const gaps = Object.fromEntries(names.map((name) => [name, failed]));
  const page = judgeVisit({ ...artifacts, ...gaps }, { profile: recording.order.profile });
  judgedAgain.set(key, page);
  return page;
}

/** The audit without those things. */
function without(losses: readonly Loss[]): Report {
  const lost = new Set(
    losses.flatMap((loss) => ('page' in loss && !('artifact' in loss) ? [loss.page] : [])),
  );
  const kept = recording.pages.flatMap((artifacts, index) => {
    if (lost.has(index)) return [];
    const names = losses.flatMap((loss) =>
      'everyPage' in loss
        ? [loss.everyPage]
        : 'artifact' in loss && loss.page === index
          ? [loss.artifact]
          : [],
    );
    if (names.length === 0) return judged[index] ?? [];
    return judgedWithout(index, artifacts, names);
  });
  const gone = [...lost].map((index) => ({
    url: recording.pages[index]?.page.requestedUrl ?? '',
    reason: 'timeout' as const,
  }));
  const ofSite = losses.flatMap((loss) => ('ofSite' in loss ? [[loss.ofSite, failed]] : []));
  const { site } = recording;
  return judge(kept, {
    ...site,
    ...Object.fromEntries(ofSite),
    notAnalysed: [...site.notAnalysed, ...gone],
    site: { ...site.site, crawlComplete: site.site.crawlComplete && gone.length === 0 },
  });
}

interface Range {
  readonly score: number | null;
  readonly upTo?: number | undefined;
}

/** Scores that rose, or that leave the whole reading’s outside of their bounds; an old score that is none is a rise. */
function gains(less: Report): string[] {
  const of = (report: Report): [string, Range | undefined][] => [
    ['site', report],
    ...themeIds.map((id): [string, Range | undefined] => [
      id,
      report.themes.find(({ theme }) => theme === id),
    ]),
  ];
  // The site’s number is that of the themes that have one.
  const wholeSite = meanOf(rangesOf(whole.themes), ratedThemes(rangesOf(less.themes)));
  return of(less).flatMap(([name, range], index) => {
    // Without any theme that has a number, the site has none either.
    if (name === 'site' && range?.score === null) return [];
    const before = name === 'site' ? wholeSite : of(whole)[index]?.[1];
    const [low, high] = [range?.score ?? 101, range?.upTo ?? range?.score ?? -1];
    const [wholeLow, wholeHigh] = [before?.score ?? -1, before?.upTo ?? before?.score ?? 101];
    return low <= wholeLow && wholeHigh <= high
      ? []
      : [`${name}: ${wholeLow}–${wholeHigh} whole, ${low}–${high} with less`];
  });
}

describe('reading less never pays: over the recorded site, no score rises', () => {
  test('without a page', () => {
    for (const page of recording.pages.keys()) expect(gains(without([{ page }]))).toEqual([]);
  });

  test.each(pageNames)('without %s on a page, or on all', (artifact) => {
    for (const page of recording.pages.keys())
      expect(gains(without([{ page, artifact }])), `page ${page}`).toEqual([]);
    expect(gains(without([{ everyPage: artifact }]))).toEqual([]);
  });

  test.each(siteNames)('without %s of the site', (ofSite) => {
    expect(gains(without([{ ofSite }]))).toEqual([]);
  });

  test('without any of these together', () => {
    const page = fc.nat(2);
    const loss: fc.Arbitrary<Loss> = fc.oneof(
      { weight: 1, arbitrary: fc.record({ page }) },
      { weight: 4, arbitrary: fc.record({ page, artifact: fc.constantFrom(...pageNames) }) },
      { weight: 1, arbitrary: fc.record({ everyPage: fc.constantFrom(...pageNames) }) },
      { weight: 4, arbitrary: fc.record({ ofSite: fc.constantFrom(...siteNames) }) },
    );
    fc.assert(
      fc.property(fc.array(loss, { minLength: 2, maxLength: 4 }), (losses) => {
        expect(gains(without(losses))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
