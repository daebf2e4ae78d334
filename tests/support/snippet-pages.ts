import type {
  FingerprintCall,
  NetworkRequest,
  PageFacts,
  PageShapes,
  SiteShapes,
} from '#engine/artifacts.ts';
import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { refineKinds } from '#engine/derive/page/refine-kinds.ts';
import { buildGrid } from '#engine/rgaa/build-grid.ts';
import { provePage } from '#engine/rgaa/prove-page.ts';
import { rulesByTheme } from '#engine/rules/registry.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';
import type { SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { pageArtifacts } from './artifacts.ts';
import { parsePage } from './parse-page.ts';
import { bannerOf } from './snippet-lines.ts';
import { addressOf, type FileAnswer, snippetOrigin } from './snippet-server.ts';
import { request } from './visit-parts.ts';

type Answers = ReadonlyMap<string, FileAnswer>;

/** The pages among the files, as a visit leaves them. `/fiches/[1-9]` is nine pages of one text. */
export function visitsOfFiles(
  files: SnippetFiles,
  answers: Answers,
  notPages: ReadonlySet<string>,
): PageShapes[] {
  const written = Object.entries(files).flatMap(([name, text]) => {
    const isFile = notPages.has(name) || name.startsWith('dns:') || text.startsWith('GET ');
    const answer = answers.get(addressOf(name));
    return isFile || !answer || !isPage(addressOf(name), answer)
      ? []
      : namesOf(name).map((one) => [one, answer] as const);
  });
  const isHomeTold = written.some(([name]) => new URL(addressOf(name)).pathname === '/');
  const ordinary = { status: 200, headers: [], body: '' };
  const all = isHomeTold ? written : [['/', ordinary] as const, ...written];
  return all.map(([name, answer]) => visitOf(name, answer, answers));
}

/** What site rules see of those pages. */
export const factsOfVisits = (visits: readonly PageShapes[]): PageFacts[] =>
  refineKinds(visits.map(pageFactsOf));

/** The blue of links in jsdom is not the one that browsers give them: it looks chosen by the page. */
const readsColours = 'rgaa-couleur-sans-fond';

/** The grid of the referential, as far as rules over one page fill it. */
export function gridOfVisits(visits: readonly PageShapes[]): SiteShapes['rgaa'] {
  const rules = rulesByTheme.accessibility;
  const overPage = rules.filter((rule) => rule.scope === 'page').filter(({ id }) => id !== readsColours);
  return buildGrid({
    pages: visits.map((visit) => ({
      ...{ url: visit.page.url, verdicts: runPageRules(overPage, visit, null), proven: provePage(visit) },
    })),
    ...{ siteVerdicts: [], rules, findings: [] },
    site: { pages: factsOfVisits(visits), crawlComplete: true, wholeSite: true },
  });
}

const isPage = (url: string, { status }: FileAnswer): boolean =>
  /^https?:\/\/www\.exemple\.fr\//.test(url) &&
  status === 200 &&
  !/\.(?:js|css|map|pdf|docx|odt|xlsx|txt|xml)$/.test(new URL(url).pathname);

function namesOf(name: string): string[] {
  const [, before, first, last] = /^(.*)\[(\d)-(\d)\]$/.exec(name) ?? [];
  if (before === undefined) return [name];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, at) => `${before}${Number(first) + at}`);
}

function visitOf(name: string, { headers, body }: FileAnswer, answers: Answers): PageShapes {
  const url = addressOf(name);
  const path = new URL(url).pathname;
  const html = documentOf(path, body);
  const [asked = url] = [...answers].flatMap(([from, { headers: told }]) =>
    told.some((header) => header.name === 'location' && addressOf(header.value) === url) &&
    from.startsWith(snippetOrigin)
      ? [from]
      : [],
  );
  const base = pageArtifacts();
  const page = { ...base.page, url, requestedUrl: asked, isHome: path === '/' };
  const loaded = loadedBy(html, url, answers);
  return pageArtifacts(html, {
    ...{ page, ...loaded },
    mainResponse: {
      ...{ ...base.mainResponse, url },
      headers: headers.length > 0 ? headers : base.mainResponse.headers,
    },
  });
}

function documentOf(path: string, text: string): string {
  const name = path === '/' ? 'Accueil' : path.slice(1).replaceAll('-', ' ');
  const title = text.includes('<title') ? '' : `<title>${name} – Ville de Brest</title>`;
  const lang = /<html lang="([^"]*)">/.exec(text)?.[1] ?? 'fr';
  return `<!doctype html><html lang="${lang}"><head>${title}${sized(text.replace(/<html[^>]*>/, ''))}</html>`;
}

/** There is no layout: a picture is as large as its HTML says. */
const sized = (html: string): string =>
  html.replaceAll(/<img (?=[^>]*\bwidth="(\d+)" height="(\d+)")/g, '<img data-box="0 0 $1 $2" ');

/** What the HTML has the browser ask for, the banner it shows, and what its scripts draw to tell browsers apart. */
function loadedBy(
  html: string,
  url: string,
  answers: Answers,
): Pick<PageShapes, 'requests' | 'fingerprinting'> & Partial<Pick<PageShapes, 'consentBanner'>> {
  const document = parsePage(html, url);
  const asked = [...document.querySelectorAll('script[src], link[rel=stylesheet], img[src], iframe[src]')];
  const requests = asked.map((element): NetworkRequest => {
    const address = new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', url).href;
    const status = answers.get(address)?.status ?? 200;
    return request(address, { resourceType: typesOf[element.localName] ?? 'other', status });
  });
  const inline = [...document.querySelectorAll('script:not([src])')].map(
    (one) => [url, one.textContent ?? ''] as const,
  );
  const files = requests.map(({ url: script }) => [script, answers.get(script)?.body ?? ''] as const);
  const banner = document.querySelector('#bandeau');
  return {
    requests,
    fingerprinting: [...inline, ...files].flatMap(([script, code]) => callsIn(script, code)),
    ...(banner && { consentBanner: bannerOf(banner.innerHTML) }),
  };
}

const typesOf: Readonly<Record<string, NetworkRequest['resourceType']>> = {
  ...{ script: 'script', link: 'stylesheet', img: 'image', iframe: 'document' },
};

/** What a browser would be heard doing if it ran that code. */
const heard = {
  canvas: /\.fillText\([\s\S]*\.toDataURL\(/,
  audio: /\bOfflineAudioContext\b[\s\S]*\.startRendering\(/,
  webgl: /\bUNMASKED_RENDERER_WEBGL\b/,
} as const satisfies Partial<Record<FingerprintCall['api'], RegExp>>;

const callsIn = (script: string, code: string): FingerprintCall[] =>
  (Object.keys(heard) as (keyof typeof heard)[])
    .filter((api) => heard[api].test(code))
    .map((api) => ({ api, script }));
