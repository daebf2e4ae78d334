import type { Report } from '#contract/report.ts';
import type { SamplePage } from '#contract/sample.ts';
import type { E2eSite } from './e2e-site.ts';
import { seedJourney, withJourney } from './seed-journeys.ts';

const gone = 'https://www.exemple.fr/une-page-qui-n-est-plus-la';

/** What a report of a sample says: its pages under their names, and one that is gone. */
const sampled =
  (version: number, lost: boolean) =>
  (report: Report): Report => {
    const pages: SamplePage[] = [
      ...report.pages.map(({ url }, index) => ({
        url,
        name: index === 0 ? 'Accueil' : `Une page au nom assez long pour tenir sur deux lignes ${index + 1}`,
        kind: index === 0 ? ('home' as const) : ('template' as const),
      })),
      { url: gone, name: 'Aide', kind: 'help' },
    ];
    const left = { url: gone, reason: 'http-error' as const, detail: 'HTTP 404' };
    const read = report.pages[0] ? { ...report.pages[0], url: gone, title: 'Aide' } : null;
    return withJourney({
      ...report,
      scope: 'sample',
      sample: { name: 'RGAA 2026', version, pages },
      pages: lost || !read ? report.pages : [...report.pages, read],
      notAnalysed: lost ? [left, ...report.notAnalysed] : report.notAnalysed,
    });
  };

/** A sample of Claire’s in two versions, and an audit of each. @returns what stands in the addresses of its pages. */
export async function seedSamples(site: E2eSite): Promise<Record<string, string>> {
  const { claire } = site.api;
  const page = (path: string, name: string, kind: SamplePage['kind']) => ({
    url: `https://www.exemple.fr${path}`,
    name,
    kind,
  });
  const pages = [
    page('/', 'Accueil', 'home'),
    page('/contact', 'Nous contacter', 'contact'),
    page('/demarches/naissance/etape-1', 'Demande d’acte, étape 1', 'step'),
    page(`/documents/${'tres-long-chemin-'.repeat(10)}`, 'Documents', 'template'),
  ];
  const body = { url: 'www.exemple.fr', name: 'RGAA 2026', pages };
  const made = await site.api.call(claire, 'POST', '/api/samples', body);
  const { sample } = (await made.json()) as { sample: { id: string } };
  const more = [...pages, page('/actualites/fete', 'Actualité', 'random')];
  await site.api.call(claire, 'PUT', `/api/samples/${sample.id}`, {
    name: body.name,
    pages: more,
    version: 1,
  });
  await seedJourney(site);
  const first = await site.addAudit(claire, 'done', sampled(1, false));
  const second = await site.addAudit(claire, 'done', sampled(2, true));
  for (const [id, version] of [
    [first, 1],
    [second, 2],
  ])
    await site.rows(
      `update audits set scope = 'sample', sample_id = '${sample.id}', sample_version = ${version} where id = '${id}'`,
    );
  return { sample: sample.id, sampleHost: 'www.exemple.fr', sampledBefore: first, sampled: second };
}
