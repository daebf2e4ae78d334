import {
  type Dom,
  emptyDom,
  isArtifactError,
  type NetworkRequest,
  orElse,
  type PageArtifacts,
  type PageFacts,
} from '../../artifacts.ts';
import { byTag, clip, linksWithRel, metaContent, textOf } from '../dom/dom.ts';
import { foldedAwayText, isFoldedAway } from '../dom/folded-away.ts';
import { formsOf, hasPasswordField, hasSearchForm } from '../dom/forms.ts';
import { headingLevelOf } from '../dom/headings.ts';
import { linksOf } from '../dom/links.ts';
import { footerTextOf, mainTextOf } from '../dom/main-text.ts';
import { thirdPartiesOf } from '../http/third-parties.ts';
import { canonicalHeader, canonicalTags } from '../search/canonical.ts';
import { declaredDaysOf } from '../search/declared-days.ts';
import { robotsMetasOf } from '../search/indexing.ts';
import { declaresOnePlace } from '../search/local-business.ts';
import { structuredDataTypesOf } from '../search/structured-data.ts';
import { simhash, wordsOf } from '../text/simhash.ts';
import { askedMeasures } from '../trackers/asked-measure.ts';
import { choiceWaysOf } from '../trackers/choice-ways.ts';
import { openedTextsOf } from './opened-texts.ts';
import { pageExtrasOf } from './page-extras.ts';
import { kindOfName, kindOfPath, pageKindOf } from './page-kind.ts';

/** Kinds whose whole text rules read for legal mentions. */
const readWhole = new Set<PageFacts['kind']>([
  'home',
  'legal-notice',
  'privacy',
  'terms',
  'sales-terms',
  'accessibility',
  'contact',
]);

/** Artifacts that facts are taken from. */
export const factSources = [
  'mainResponse',
  'source',
  'dom',
  'requests',
  'cookies',
  'storage',
  'consentBanner',
  'fingerprinting',
] as const satisfies readonly (keyof PageArtifacts)[];

/** What the facts of a page are taken from. */
export type FactSources = Pick<PageArtifacts, 'page' | FactSource> & Partial<Pick<PageArtifacts, 'views'>>;
/** Artifact that facts are taken from. */
export type FactSource = (typeof factSources)[number];

/** What the facts should have been taken from and could not: what they do not say may be there all the same. */
export const factsLacking = (artifacts: FactSources): readonly FactSource[] =>
  factSources.filter((name) => isArtifactError(artifacts[name]));

/** Of such a page not even the text and the links are known. */
export const isTextLacking = (lacking: readonly FactSource[]): boolean =>
  lacking.includes('dom') || lacking.includes('mainResponse');

/** What site rules keep of a page. A failed artifact leaves its facts empty; this never throws for one. */
export function pageFactsOf(artifacts: FactSources): PageFacts {
  const dom = orElse(artifacts.dom, emptyDom);
  const requests = orElse(artifacts.requests, []);
  const response = orElse(artifacts.mainResponse, null);
  const source = orElse(artifacts.source, null);
  const { page } = artifacts;
  const title = clip(dom.title.trim(), 500);
  const headings = headingsOf(dom);
  const kind = pageKindOf({ url: page.url, isHome: page.isHome, title, headings });
  const isWhole = mayBeReadWhole(kind, page.url, title, headings);
  const kept = isWhole ? 60_000 : 4_000;
  const folded = isWhole ? foldedAwayText(dom) : '';
  const text = folded === '' ? dom.text : `${dom.text}\n${folded}`;
  const mainText = mainTextOf(dom);
  const banner = orElse(artifacts.consentBanner, null);
  const ways = banner ? choiceWaysOf(dom, banner) : [];
  const days = declaredDaysOf(dom, source);
  const asked = askedMeasures(source?.html ?? '').slice(0, 5);
  return {
    url: page.url,
    requestedUrl: page.requestedUrl,
    status: response?.status ?? 0,
    isHome: page.isHome,
    kind,
    title,
    metaDescription: clip(metaContent(dom, 'description') ?? '', 1000),
    headings,
    lang: byTag(dom, 'html')[0]?.attributes.lang?.trim() ?? '',
    canonical:
      canonicalTags(dom).find(({ url }) => url)?.url ?? canonicalHeader(response?.headers ?? [], page.url),
    robotsMeta: clip(robotsMetasOf(dom).join(', '), 300),
    hreflang: hreflangOf(dom),
    links: linksOf(dom),
    images: imagesOf(dom, requests),
    ...pageExtrasOf(dom, requests, page.siteDomain),
    structuredDataTypes: structuredDataTypesOf(dom, source),
    ...(declaresOnePlace(dom, source) && { declaresOnePlace: true }),
    ...(days.length > 0 && { declaredDays: days }),
    hasSearchForm: hasSearchForm(dom),
    hasPasswordField: hasPasswordField(dom),
    wordCount: wordsOf(mainText).length,
    simhash: simhash(mainText),
    text: text.slice(0, kept),
    ...(text.length > kept && { textCut: true }),
    ...(isTextLacking(factsLacking(artifacts)) && { textLost: true }),
    footerText: footerTextOf(dom).slice(0, 10_000),
    ...openedTextsOf(artifacts.views),
    headers: (response?.headers ?? [])
      .slice(0, 100)
      .map(({ name, value }) => ({ name, value: clip(value, 8_000) })),
    cookies: orElse(artifacts.cookies, []).slice(0, 300),
    storage: orElse(artifacts.storage, []).slice(0, 300),
    thirdParties: thirdPartiesOf(requests, page.siteDomain),
    ...(asked.length > 0 && { askedMeasures: asked }),
    consentBanner: banner,
    ...(ways.length > 0 && { choiceWays: ways }),
    fingerprinting: orElse(artifacts.fingerprinting, []),
    requestCount: requests.length,
    transferBytes: requests.reduce((sum, request) => sum + request.transferBytes, 0),
    domNodes: dom.elementCount,
    forms: formsOf(dom),
  };
}

/** One name is enough to keep the text: links seen on other pages may settle the kind (`refineKinds`). */
function mayBeReadWhole(
  kind: PageFacts['kind'],
  url: string,
  title: string,
  headings: PageFacts['headings'],
): boolean {
  const names = [kindOfPath(url), kindOfName(title), kindOfName(headings[0]?.text ?? '')];
  return [kind, ...names].some((named) => named !== null && readWhole.has(named));
}

function headingsOf(dom: Dom): PageFacts['headings'] {
  return dom.nodes
    .flatMap((node) => {
      const level = node.document === 0 ? headingLevelOf(node) : null;
      const isThere = () => node.visible || node.exposed || isFoldedAway(dom, node);
      return level === null || !isThere() ? [] : [{ level, text: clip(textOf(dom, node) || node.name, 300) }];
    })
    .slice(0, 200);
}

function hreflangOf(dom: Dom): PageFacts['hreflang'] {
  return linksWithRel(dom, 'alternate')
    .filter((node) => node.attributes.hreflang && node.url)
    .slice(0, 200)
    .map((node) => ({ lang: node.attributes.hreflang?.trim() ?? '', url: node.url ?? '' }));
}

/** Broken: the server said so, or the browser finished without a picture. SVG may have no natural size. */
function imagesOf(dom: Dom, requests: readonly NetworkRequest[]): PageFacts['images'] {
  const failed = new Set(
    requests
      .filter((request) => request.status >= 400 || (request.status === 0 && request.failure))
      .map(({ url }) => url),
  );
  const images = new Map<string, boolean>();
  for (const { image } of dom.nodes) {
    if (!image || image.currentSrc === '' || image.currentSrc.startsWith('data:')) continue;
    const unreadable =
      image.complete && image.naturalWidth === 0 && !/\.svg(?:[?#]|$)/i.test(image.currentSrc);
    images.set(clip(image.currentSrc, 2000), unreadable || failed.has(image.currentSrc));
  }
  return [...images].slice(0, 300).map(([url, broken]) => ({ url, broken }));
}
