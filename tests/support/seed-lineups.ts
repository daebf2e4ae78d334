import type { Report } from '#contract/report.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { siteMedians } from '#store/schema-lineups.ts';
import type { E2eSite } from './e2e-site.ts';
import { rgaaGridOf } from './report.ts';

/** What sets a site apart from the others. */
interface Side {
  readonly host: string;
  readonly scores: Partial<Record<Theme, number | null>>;
  readonly change?: (report: Report) => Report;
}

const sides: readonly Side[] = [
  { host: 'www.boulangerie-martin.exemple.fr', scores: { security: 92, privacy: 88, performance: 96 } },
  {
    host: 'un-nom-assez-long.de-la-boutique-de-ses-voisins.exemple.fr',
    scores: { security: 61, performance: null, accessibility: 81 },
    change: (report) => ({ ...report, findings: report.findings.slice(0, 3), rgaa: rgaaGridOf() }),
  },
  {
    host: 'www.epicerie.exemple.fr',
    scores: { security: 48, seo: 97, 'eco-design': 93 },
    change: (report) => ({
      ...report,
      pages: report.pages.map((page) => ({ ...page, transferBytes: 240_000, requestCount: 11 })),
    }),
  },
];

/** Three audited sites of the agency and one that nobody audited, side by side. @returns what stands in the addresses of pages. */
export async function seedLineups(site: E2eSite): Promise<Record<string, string>> {
  const { admin, world } = site.api;
  for (const { host, scores, change = (report: Report) => report } of sides) {
    const scoreOf = (theme: Theme) => (theme in scores ? (scores[theme] ?? null) : 70);
    const id = await site.addAudit(admin, 'done', (report) =>
      change({
        ...report,
        profile: 'shop',
        themes: report.themes.map((theme) => {
          const { upTo: _, ...rest } = theme;
          return { ...rest, edition: 'une', score: scoreOf(theme.theme) };
        }),
      }),
    );
    const themes = JSON.stringify(Object.fromEntries(themeIds.map((theme) => [theme, scoreOf(theme)])));
    await site.rows(
      `update audits set host = '${host}', url = 'https://${host}/', profile = 'shop', theme_scores = '${themes}',
        themes_up_to = null, page_count = 10 where id = '${id}'`,
    );
  }
  await world.deps.db.insert(siteMedians).values({
    ...{ profile: 'shop', sites: 40, computedAt: world.clock.now() },
    figures: { score: 61, themes: { security: 58, privacy: 44 }, transferBytes: 1_840_000, requestCount: 62 },
  });
  const sites = [...sides.map(({ host }) => host), 'www.pas-encore-audite.exemple.fr'];
  const made = await site.api.call(admin, 'POST', '/api/lineups', {
    name: 'Commerces du centre-ville',
    sites,
  });
  const { kept } = (await made.json()) as { kept: { id: string } };
  return { lineup: kept.id, sides: sites.map((host) => `site=${host}`).join('&') };
}
