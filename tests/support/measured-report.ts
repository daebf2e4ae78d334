import type { Report } from '#contract/report.ts';
import type { RequestKind } from '#contract/waterfall-words.ts';

const window = { key: 'page-1', width: 412, height: 823 };
const kinds: RequestKind[] = ['document', 'style', 'script', 'font', 'image', 'data'];

/** The same report with a home page that was measured: film, requests, and the choices of its banner pictured. */
export function measured(report: Report): Report {
  const [home, ...others] = report.pages;
  if (!home) return report;
  const requests = kinds.map((kind, at) => ({
    url: `https://${at === 2 ? 'mesure.example' : 'www.exemple.fr'}/fichiers/${kind}-au-nom-plutot-long-pour-une-ligne.min.${kind}`,
    kind,
    startMs: at * 140,
    endMs: at * 140 + 200 + at * 60,
    bytes: 24_000 * (at + 1),
    ...(kind === 'style' && { blocks: true as const }),
    ...(at === 2 && { thirdParty: true as const }),
  }));
  return {
    ...report,
    pages: [
      {
        ...home,
        performanceScore: 61,
        metrics: {
          ...{ firstContentfulPaintMs: 1900, largestContentfulPaintMs: 3800, totalBlockingTimeMs: 240 },
          ...{ cumulativeLayoutShift: 0.12, speedIndexMs: 3100, serverResponseTimeMs: 380 },
        },
        film: {
          ...{ width: 250, height: 500 },
          frames: [300, 900, 2100].map((atMs) => ({ atMs, key: 'page-1' })),
        },
        waterfall: { requests, more: 4 },
      },
      ...others,
    ],
    cookies: {
      ...{ rows: [], more: 0, reason: '' },
      ...report.cookies,
      pictures: { before: window, refused: window, accepted: window },
    },
  };
}
