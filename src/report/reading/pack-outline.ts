import type { Finding, Report } from '#contract/report.ts';

/** `[place of the page in the report, occurrences]`: a page that shows no proof. */
type PackedPage = readonly [number, number] | Finding['pages'][number];

/** The outline as it is stored: a thousand findings name a thousand pages, each address once. */
interface PackedOutline extends Omit<Report, 'findings'> {
  readonly findings: readonly (Omit<Finding, 'pages'> & { readonly pages: readonly PackedPage[] })[];
}

/** The same outline, pages of findings told by their place in the report. */
export function packOutline(outline: Report): PackedOutline {
  const places = new Map(outline.pages.map(({ url }, place) => [url, place]));
  return {
    ...outline,
    findings: outline.findings.map((finding) => ({
      ...finding,
      pages: finding.pages.map((page): PackedPage => {
        const place = places.get(page.url);
        const isBare = page.evidence.length === 0 && place !== undefined;
        return isBare ? [place, page.occurrences] : page;
      }),
    })),
  };
}

/** The outline again. */
export function unpackOutline(packed: PackedOutline): Report {
  const { pages } = packed;
  return {
    ...packed,
    findings: packed.findings.map((finding) => ({
      ...finding,
      pages: finding.pages.map((page) =>
        isPlaced(page) ? { url: pages[page[0]]?.url ?? '', occurrences: page[1], evidence: [] } : page,
      ),
    })),
  };
}

const isPlaced = (page: PackedPage): page is readonly [number, number] => Array.isArray(page);
