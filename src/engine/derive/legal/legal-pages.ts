import { foldText } from '#contract/fold-text.ts';
import type { Evidence } from '#contract/report.ts';
import { type LegalLink, legalLinks } from '#reference/legal-patterns.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts, PageKind, PageLink, SiteShapes } from '../../artifacts.ts';
import { leadsNowhere } from '../dom/links.ts';
import { shownAddress } from '../http/domains.ts';
import { areOfOneSite } from '../http/third-parties.ts';
import { memoise } from '../memoise.ts';
import { kindOfName, kindOfPath } from '../page/page-kind.ts';
import { isAnnounced, isAnother } from './announced-pages.ts';
import { carries } from './carried-documents.ts';
import { foldedTextOf } from './legal-text.ts';

/** Documents the law asks for, as far as a visit can find them. */
export type LegalKind = 'notice' | 'privacy' | 'salesTerms' | 'terms' | 'accessibility';

const pageKinds: Readonly<Record<LegalKind, PageKind>> = {
  notice: 'legal-notice',
  privacy: 'privacy',
  salesTerms: 'sales-terms',
  terms: 'terms',
  accessibility: 'accessibility',
};

/** The documents that the law asks for. */
export const legalKinds = Object.keys(pageKinds) as readonly LegalKind[];

/** The page is known as that document. */
export const isPageOf = ({ kind }: Pick<PageFacts, 'kind'>, document: LegalKind): boolean =>
  kind === pageKinds[document];

/** Below this a page cannot be judged (image, PDF, script error); above `enoughText` an absence is meaningful. */
export const littleText = 300;
const enoughText = 600;
/** Facts keep the whole text of pages known as legal, and only this much of others. */
const keptOfOthers = 3_990;
const keptOfLegal = 59_990;

export interface LegalDocument {
  /**
   * `read`: a page long enough to conclude from an absence · `doubtful`: found, but short, cut or not in French ·
   * `unread`: a link leads to it, the page was not analysed · `unknown`: not found, but the visit was incomplete ·
   * `absent`: not found although every page was visited · `announced`: its page only says that it is to come.
   */
  readonly status: 'read' | 'doubtful' | 'unread' | 'unknown' | 'absent' | 'announced';
  readonly pages: readonly PageFacts[];
  /** Folded text of the document, of the other legal pages and of the footer: one page often carries several. */
  readonly folded: string;
  /** Same text with capitals and accents. */
  readonly text: string;
  /** Anchors that lead to it. */
  readonly links: readonly PageLink[];
  /** Anchors of its name whose address was never filled in. */
  readonly unfilled: readonly PageLink[];
  /** Anchors of its name that lead to a page of another kind. */
  readonly astray: readonly PageLink[];
  /** Pages of its name that only say that it is to come. */
  readonly announced: readonly PageFacts[];
  /** Pages of that kind were read, but not the one that links name: what is missing may stand there. */
  readonly namedUnread: boolean;
  /** It is no page: it opens in one. What it does not say may be said beside it. */
  readonly opened: boolean;
}

const nothing = {
  pages: [],
  folded: '',
  text: '',
  links: [],
  unfilled: [],
  astray: [],
  announced: [],
  namedUnread: false,
  opened: false,
};

const allDocuments = memoise(
  (pages: readonly PageFacts[]) =>
    new Map<LegalKind, Omit<LegalDocument, 'status'>>(legalKinds.map((kind) => [kind, collect(pages, kind)])),
);

/** One legal document of the site, with the confidence its reading deserves. */
export function legalDocument(
  { site, pages }: Pick<SiteShapes, 'site' | 'pages'>,
  kind: LegalKind,
): LegalDocument {
  const found = allDocuments(pages).get(kind) ?? nothing;
  return { ...found, status: statusOf(found, site.crawlComplete && site.scope === 'site') };
}

function statusOf(found: Omit<LegalDocument, 'status'>, complete: boolean): LegalDocument['status'] {
  if (found.pages.length > 0) {
    const certain = !found.opened && !found.namedUnread && found.pages.every(isReadInFull);
    return certain ? 'read' : 'doubtful';
  }
  if (found.links.length > 0) return 'unread';
  if (found.announced.length > 0) return 'announced';
  return complete ? 'absent' : 'unknown';
}

function isReadInFull(page: PageFacts): boolean {
  const kept = isLegalPage(page) || page.isHome ? keptOfLegal : keptOfOthers;
  const isWhole = !page.textCut && page.text.length < kept;
  return isWhole && page.text.length >= enoughText && /^(?:fr\b|$)/i.test(page.lang);
}

function collect(pages: readonly PageFacts[], kind: LegalKind): Omit<LegalDocument, 'status'> {
  const links = linksTo(pages, kind);
  const targets = targetsOf(pages, kind);
  const reached = pages.filter(
    (page) =>
      isPageOf(page, kind) ||
      (page.kind !== 'home' && (targets.has(page.url) || targets.has(page.requestedUrl))),
  );
  const announced = reached.filter((page) => isAnnounced(page, kind));
  const shared = new Set(links.filter(namesBoth).map(({ url }) => shownAddress(url)));
  const another = reached.filter((page) => isAnother(page, kind) && !shared.has(page.url));
  const named = reached.filter((page) => !announced.includes(page) && !another.includes(page));
  const elsewhere = addressesOf(another);
  const empty = addressesOf(announced);
  const opened = named.length > 0 ? [] : openedDocuments(pages, kind);
  const found = [...named, ...opened];
  const own =
    found.length > 0
      ? found
      : pages.filter((page) => (isLegalPage(page) || page.isHome) && carries(page, kind));
  const read = addressesOf(pages);
  const isNamed = own.some((page) => targets.has(page.url) || targets.has(page.requestedUrl));
  const isHere = (url: string) => areOfOneSite(url, pages[0]?.url ?? url);
  const namedUnread = !isNamed && [...targets].some((url) => !read.has(url) && isHere(url));
  const related = pages.filter((page) => isLegalPage(page) || own.includes(page));
  const home = pages.find((page) => page.isHome);
  const text = [...own, ...related.filter((page) => !own.includes(page))].map((page) => page.text);
  const footers = new Set([home?.footerText ?? '', ...related.map((page) => page.footerText)]);
  const whole = [...text, ...footers].join('\n');
  return {
    pages: own,
    links: links.filter(({ url }) => !elsewhere.has(shownAddress(url)) && !empty.has(shownAddress(url))),
    unfilled: unfilledLinks(pages, kind),
    astray: links.filter(({ url }) => elsewhere.has(shownAddress(url))),
    announced,
    namedUnread,
    text: whole,
    folded: foldText(whole),
    opened: opened.length > 0,
  };
}

/** « Contact et mentions légales »: one page for both. */
const namesBoth = (link: PageLink): boolean => /\b(?:contact\w*|aide|faq|plan du site)\b/.test(nameOf(link));

/** Anchors named after a legal document that lead to a page of another kind, which does not hold it. */
export const astrayLinks = (pages: readonly PageFacts[]): readonly PageLink[] => [
  ...new Set([...allDocuments(pages).values()].flatMap(({ astray }) => astray)),
];

const addressesOf = (pages: readonly PageFacts[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ url, requestedUrl }) => [url, requestedUrl]));

/** A statement says how far the site conforms; a window of the same name often holds settings of the display. */
const speaksOfConformity = /\bconform(?:e|es|ite)\b|\brgaa\b|\bderogations?\b|\bdefenseur des droits\b/;

/** A window that opens in the page is the document that its link names; the same one on every page is one. */
function openedDocuments(pages: readonly PageFacts[], kind: LegalKind): PageFacts[] {
  const documents = pages.flatMap((page) =>
    (page.openedTexts ?? [])
      .filter(({ name }) => name.length <= 80 && legalLinks[kind].test(foldText(name)))
      .filter(({ text }) => kind !== 'accessibility' || speaksOfConformity.test(foldText(text)))
      .map(({ text }): PageFacts => ({ ...page, kind: pageKinds[kind], text, openedTexts: [] })),
  );
  const [first] = documents.toSorted((a, b) => b.text.length - a.text.length);
  return first ? [first] : [];
}

/** Links whose anchor names the document (a name, not a sentence), same site or not; those that lead nowhere left out. */
export function linksTo(pages: readonly PageFacts[], kind: LegalLink): PageLink[] {
  return filledLinks(pages, kind).map(({ link }) => link);
}

const filledLinks = (pages: readonly PageFacts[], kind: LegalLink): NamedLink[] =>
  namedLinks(pages, kind).filter(({ link, page, unfilled }) => !unfilled && !isQuoted(link, page));

/** Links that name the document and lead nowhere. */
const unfilledLinks = (pages: readonly PageFacts[], kind: LegalLink): PageLink[] =>
  namedLinks(pages, kind)
    .filter(({ unfilled }) => unfilled)
    .map(({ link }) => link);

interface NamedLink {
  readonly link: PageLink;
  readonly page: PageFacts;
  /** No address was written: it leads nowhere, or to the very page it stands on, whatever that page. */
  readonly unfilled: boolean;
}

function namedLinks(pages: readonly PageFacts[], kind: LegalLink): NamedLink[] {
  const named = pages.flatMap((page) =>
    page.links.filter((link) => isNamed(link, kind)).map((link) => ({ link, page })),
  );
  const isOwn = ({ link, page }: (typeof named)[number]) => link.url === page.url;
  const fromElsewhere = new Set(named.filter((one) => !isOwn(one)).map(({ link }) => shownAddress(link.url)));
  return named.map(({ link, page }) => ({
    link,
    page,
    unfilled:
      leadsNowhere(link.url, page.url) ||
      (pages.length > 1 && isOwn({ link, page }) && !isLegalPage(page) && !fromElsewhere.has(page.url)),
  }));
}

/** Addresses the links lead to; a jump inside a page (`#mentions`) does not make the document of that page. */
function targetsOf(pages: readonly PageFacts[], kind: LegalKind): ReadonlySet<string> {
  return new Set(
    filledLinks(pages, kind)
      .filter(({ link, page }) => !(link.url.includes('#') && shownAddress(link.url) === page.url))
      .map(({ link }) => shownAddress(link.url)),
  );
}

/** A link to somebody else inside the text (« GNU Privacy Guard ») is about something, not the site’s own document. */
function isQuoted(link: PageLink, page: PageFacts): boolean {
  return (link.region === 'main' || link.region === 'other') && !areOfOneSite(link.url, page.url);
}

const nameOf = memoise((link: PageLink): string => foldText(link.text));

/** The anchor names that kind of document. */
export function isNamed(link: PageLink, kind: LegalLink): boolean {
  const name = nameOf(link);
  return (
    name.length <= 80 &&
    legalLinks[kind].test(name) &&
    /^https?:/i.test(link.url) &&
    !isPicture(link.url) &&
    !isSection(link, name)
  );
}

/** « GDPR e-mail template » that opens a screenshot: no document that anybody reads. */
const isPicture = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|mp4|webm)$/i.test(url.split(/[?#]/)[0] ?? '');

/** « 5.8.2. Confidentialité » in a table of contents, or a jump inside the text: a section of something else. */
function isSection(link: PageLink, name: string): boolean {
  return /^\d+(?:\.\d+)+/.test(name) || (link.region === 'main' && link.url.includes('#'));
}

/** The kind of one of the documents the law asks for. */
export const isLegalKind = (kind: PageKind): boolean => Object.values(pageKinds).includes(kind);

/** The page is one of the documents the law asks for. */
export const isLegalPage = ({ kind }: PageFacts): boolean => isLegalKind(kind);

/** A page nobody read may be one of these documents, by its address or by what links to it are called. */
export function mayBeLegal(url: string, pages: readonly PageFacts[]): boolean {
  const isKind = (kind: PageKind | null) => kind !== null && isLegalKind(kind);
  if (isKind(kindOfPath(url))) return true;
  const identity = identityOf(url);
  return pages.some((page) =>
    page.links.some(
      (link) =>
        URL.canParse(link.url) &&
        identityOf(link.url) === identity &&
        (isKind(kindOfName(link.text)) ||
          (Object.keys(pageKinds) as LegalKind[]).some((kind) => isNamed(link, kind))),
    ),
  );
}

/** Why a page has no link of the name that is asked for: a reader who sees the words there would doubt us. */
function whyNotFound(asked: string, page: PageFacts | undefined): string {
  const isWritten =
    page !== undefined &&
    asked.includes('Mentions légales') &&
    /\bmentions legales\b/.test(`${foldedTextOf(page)} ${foldText(page.footerText)}`);
  return isWritten
    ? 'les mots « Mentions légales » y sont écrits, sans lien'
    : 'aucun lien de ce nom dans cette page';
}

/** Where the document was looked for: the evidence of an absence. */
export function searchedPlaces(
  pages: readonly PageFacts[],
  asked: string,
  { unfilled: [unfilled], astray: [astray] }: Pick<LegalDocument, 'unfilled' | 'astray'> = nothing,
): Evidence[] {
  const home = pages.find((page) => page.isHome) ?? pages[0];
  const note = unfilled
    ? `le lien « ${unfilled.text} » ne mène nulle part`
    : astray
      ? `le lien « ${astray.text} » mène à cette page, qui parle d’autre chose`
      : whyNotFound(asked, home);
  const url = unfilled?.url ?? astray?.url ?? home?.url;
  return [
    { type: 'value', label: 'Pages visitées', value: String(pages.length), expected: asked },
    ...(url === undefined ? [] : [{ type: 'page' as const, url, note }]),
  ];
}
