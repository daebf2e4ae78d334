import type { Library } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { inOwnWorld } from './in-page.ts';
import type { Exchange } from './network-log.ts';
import type { Tab } from './tab.ts';

export const libraries = defineArtifact({
  id: 'libraries',
  gather: ({ tab, watch }) => gatherLibraries(tab, watch.network.exchanges),
});

const names: Readonly<Record<string, string>> = {
  'jquery.validate': 'jquery-validation',
  chart: 'chart.js',
  purify: 'dompurify',
  pdf: 'pdfjs',
  angular: 'angularjs',
};
const known =
  'jquery-ui|jquery\\.validate|jquery-validation|jquery|bootstrap-select|bootstrap|angular|vue|react-dom|react|lodash|underscore|moment|handlebars|axios|purify|dompurify|tinymce|ckeditor|knockout|prototype|datatables|dojo|jszip|chart\\.js|chart|select2|swiper|highcharts|pdfjs|three|echarts|video\\.js|quill|mathjax|marked|markdown-it|modernizr|d3|leaflet|gsap|slick-carousel|owl\\.carousel';
const inUrl = new RegExp(`(?:^|[/@])(${known})(?:[@/-]|\\.min-|\\.)v?(\\d+\\.\\d+(?:\\.\\d+)?)`, 'i');
const versionBefore = new RegExp(
  `/(\\d+\\.\\d+(?:\\.\\d+)?)/(?:[\\w.-]{1,60}/){0,6}(${known})(?:\\.min|\\.slim|\\.bundle|\\.umd|\\.prod)*\\.js`,
  'i',
);
/** Its first words: what a plugin asks for stands after its own name, or with « + », « or later », « compatible ». */
const banner = new RegExp(
  `(?:/\\*|(?:^|\\n)[ \\t]*//)!?[\\s*]{0,60}(?:@license[\\s*]{1,60})?(${known})(?:\\.js)?[\\s,:-]+(?:JavaScript Library\\s+|Library\\s+|Core\\s+|version\\s+)*v?(\\d+\\.\\d+(?:\\.\\d+)?)(?![\\d.]*\\s*(?:\\+|x\\b|or (?:later|higher|above|newer|greater)|and (?:up|above|later)|compat|plugin|is required|required))`,
  'i',
);
const bodyLimit = 40;

/** Script libraries with a version, as far as they show it: bundled code without globals stays unseen. */
async function gatherLibraries(tab: Tab, exchanges: readonly Exchange[]): Promise<Library[]> {
  const scripts = exchanges.filter(
    ({ type, response, url }) => type === 'Script' && response?.status === 200 && url.startsWith('http'),
  );
  const globals = await inOwnWorld(tab).libraryVersions();
  const fromUrls = scripts.flatMap(({ url }) => libraryInUrl(url));
  const fromBanners = await Promise.all(
    scripts.slice(0, bodyLimit).map(async ({ session, requestId, url }) => {
      const body = await session.send('Network.getResponseBody', { requestId }).catch(() => null);
      return body && !body.base64Encoded ? libraryInBanner(body.body, url) : [];
    }),
  );
  const all: Library[] = [
    ...globals.map(({ name, version }) => ({ name, version, from: 'global' as const, url: '' })),
    ...fromUrls,
    ...fromBanners.flat(),
  ];
  // One library, one version: the surest source comes first.
  const once = new Map<string, Library>();
  for (const library of all) {
    const key = `${library.name} ${library.version}`;
    const before = once.get(key);
    if (!before) once.set(key, library);
    else if (before.url === '' && library.url !== '') once.set(key, { ...before, url: library.url });
  }
  return [...once.values()];
}

/** `/jquery-3.4.1.min.js`, `/npm/vue@2.6.14/`, `/ajax/libs/moment.js/2.24.0/moment.min.js` */
export function libraryInUrl(url: string): Library[] {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const direct = inUrl.exec(path);
  if (direct?.[1] && direct[2]) return [{ name: nameOf(direct[1]), version: direct[2], from: 'url', url }];
  const before = versionBefore.exec(path);
  return before?.[1] && before[2] ? [{ name: nameOf(before[2]), version: before[1], from: 'url', url }] : [];
}

/** The licence comment most libraries start with. */
export function libraryInBanner(body: string, url: string): Library[] {
  const match = banner.exec(body.slice(0, 2_000));
  return match?.[1] && match[2] ? [{ name: nameOf(match[1]), version: match[2], from: 'banner', url }] : [];
}

const nameOf = (text: string): string => names[text.toLowerCase()] ?? text.toLowerCase();
