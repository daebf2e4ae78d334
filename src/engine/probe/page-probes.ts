import type { PageFacts, SiteShapes } from '../artifacts.ts';
import { readForeign } from '../browser/read-foreign.ts';
import { readHtml } from '../derive/html/received-html.ts';
import { variantsOf } from '../derive/http/address-variants.ts';
import { isOwnUrl } from '../derive/http/domains.ts';
import { askForPage, probeVariants } from './address-variants.ts';
import { probeCors } from './cors.ts';
import type { ProbeContext } from './probe-context.ts';
import { probeSourceMap } from './source-maps.ts';

export type PageProbes = Pick<SiteShapes, 'cors' | 'sourceMaps' | 'addressVariants'>;

/** Most that is asked of the start page, and of all the others together. */
const atStart = { code: 8 };
const ofOthers = { code: 8, calls: 4, pages: 3 };

/** What can be asked of the start page before it is visited, so that nobody waits for it. */
export async function probeStartPage(world: ProbeContext, start: URL): Promise<PageProbes> {
  const url = withoutHash(start.href);
  const page = await askForPage(world, url);
  const received = readForeign({ what: 'code de la page', url: page.url }, () =>
    readHtml(page.body, page.url),
  );
  const code = received.code.filter((address) => isOwnUrl(address, world.siteDomain));
  const [others, addressVariants] = await Promise.all([
    probe(world, { calls: [url], code: code.slice(0, atStart.code), pages: [] }),
    probeVariants(world, url, page),
  ]);
  return { ...others, addressVariants };
}

/** What only visited pages tell. The choice among them is the same each time. */
export async function probeOtherPages(
  world: ProbeContext,
  facts: readonly PageFacts[],
  done: PageProbes,
): Promise<PageProbes> {
  const asked = new Set(done.cors.map(({ url }) => url));
  const seen = new Set(done.sourceMaps.map(({ codeUrl }) => codeUrl));
  const home = facts[0];
  const others = facts.slice(1);
  return probe(world, {
    calls: distinct(facts.flatMap((page) => page.ownCalls))
      .filter((url) => !asked.has(url))
      .slice(0, ofOthers.calls),
    // Those of the start page were read from its HTML.
    code: distinct(others.flatMap((page) => page.ownCode))
      .filter((url) => !seen.has(url) && !home?.ownCode.includes(url))
      .slice(0, ofOthers.code),
    pages: pagesToRespell(others, world.isAllowed).slice(0, ofOthers.pages),
  });
}

/** Pages whose address can be written otherwise, those that show most first; never the home page, asked already. */
function pagesToRespell(facts: readonly PageFacts[], isAllowed: (url: URL) => boolean): string[] {
  const urls = distinct(facts.filter(({ status }) => status === 200).map(({ url }) => withoutHash(url)));
  return urls
    .map((url) => ({ url, count: new URL(url).pathname === '/' ? 0 : variantsOf(new URL(url)).length }))
    .filter(({ url, count }) => count > 0 && isAllowed(new URL(url)))
    .sort((a, b) => b.count - a.count)
    .map(({ url }) => url);
}

async function probe(
  world: ProbeContext,
  chosen: {
    readonly calls: readonly string[];
    readonly code: readonly string[];
    readonly pages: readonly string[];
  },
): Promise<PageProbes> {
  const open = (url: string) => URL.canParse(url) && world.isAllowed(new URL(url));
  const [cors, sourceMaps, variants] = await Promise.all([
    Promise.all(chosen.calls.filter(open).map((url) => probeCors(world, url))),
    Promise.all(chosen.code.filter(open).map((url) => probeSourceMap(world, url))),
    Promise.all(chosen.pages.filter(open).map((url) => probeVariants(world, url))),
  ]);
  return {
    cors,
    sourceMaps: sourceMaps.filter((map) => map !== null),
    addressVariants: variants.flat(),
  };
}

function distinct(urls: readonly string[]): string[] {
  return [...new Set(urls)].sort();
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}
