import { type CookieTable, consentNeeds, type TrackerRow } from '#contract/cookie-table.ts';
import { foldText } from '#contract/fold-text.ts';
import { purposeLabels } from '#reference/third-parties.ts';
import {
  type ChoiceVisit,
  type ConsentVisits,
  type CookieWrite,
  type GatheredSite,
  isArtifactError,
  type StorageWrite,
} from '../artifacts.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { legalDocument } from '../derive/legal/legal-pages.ts';
import { isWritten } from '../derive/trackers/choices.ts';
import { bannerOf } from '../derive/trackers/consent.ts';
import {
  type CookieClass,
  classifyCookie,
  classifyStorageKey,
  daySeconds,
  writtenCookies,
} from '../derive/trackers/cookies.ts';
import { type KnownService, serviceOf } from '../derive/trackers/known-services.ts';
import { isNamedIn } from '../derive/trackers/service-words.ts';
import { googleSignal, seenServices } from '../derive/trackers/trackers.ts';

const mostRows = 150;

type Row = Omit<TrackerRow, 'before' | 'afterRefusal' | 'afterAcceptance' | 'declared'>;
/** What was seen in one state of the choice, by kind, name and domain. */
type Seen = ReadonlyMap<string, Row>;

/**
 * Cookies, storage and known services by what the visitor had chosen. Null when no page was read. What scripts started
 * before a choice may still do on its own page is left out where a later page was visited.
 */
export function cookieTableOf(
  site: Pick<GatheredSite, 'site' | 'pages' | 'consentVisits'>,
): CookieTable | null {
  if (site.pages.length === 0) return null;
  const visits = isArtifactError(site.consentVisits) ? null : site.consentVisits;
  const before = beforeChoice(site.pages);
  const refusal = afterChoice(visits?.refuse ?? null, site.site.siteDomain);
  const acceptance = afterChoice(visits?.accept ?? null, site.site.siteDomain);
  const declared = declarations(site);
  const all = new Map([...(acceptance ?? []), ...(refusal ?? []), ...before]);
  const rows = [...all].map(
    ([key, row]): TrackerRow => ({
      ...row,
      before: before.has(key),
      afterRefusal: refusal ? refusal.has(key) : null,
      ...(refusal?.get(key)?.toldOfRefusal && { toldOfRefusal: true }),
      afterAcceptance: acceptance ? acceptance.has(key) : null,
      declared: declared(row),
    }),
  );
  rows.sort(
    (a, b) =>
      consentNeeds.indexOf(a.need) - consentNeeds.indexOf(b.need) ||
      Number(b.before) - Number(a.before) ||
      a.kind.localeCompare(b.kind) ||
      a.name.localeCompare(b.name) ||
      a.domain.localeCompare(b.domain),
  );
  return {
    rows: rows.slice(0, mostRows),
    more: Math.max(0, rows.length - mostRows),
    reason: whyNoChoice(visits),
    ...picturesOf(visits),
  };
}

function whyNoChoice(visits: ConsentVisits | null): string {
  if (visits === null) return 'les visites qui refusent et acceptent n’ont pas pu être faites';
  if (visits.reason !== '') return visits.reason;
  const missing = [visits.refuse?.clicked ? '' : 'refuser', visits.accept?.clicked ? '' : 'accepter'].filter(
    (word) => word !== '',
  );
  return missing.length === 0 ? '' : `aucun bouton pour ${missing.join(' ni pour ')} n’a pu être cliqué`;
}

function beforeChoice(pages: GatheredSite['pages']): Seen {
  return keyed([
    ...writtenCookies(pages).map(cookieRow),
    ...pages.flatMap((page) => page.storage).flatMap(storageRow),
    ...seenServices(pages).flatMap(({ service, urls }) => serviceRow(service, urls[0] ?? '')),
  ]);
}

/** Null when the choice could not be made. */
function afterChoice(visit: ChoiceVisit | null, siteDomain: string): Seen | null {
  if (!visit?.clicked) return null;
  const first = visit.pages.length > 1 ? 1 : 0;
  const services = visit.requests.flatMap(({ url, page }) => {
    if (page < first || !URL.canParse(url) || siteDomainOf(new URL(url).hostname) === siteDomain) return [];
    const service = serviceOf(url);
    const told = googleSignal(url)?.denied === true;
    return service
      ? serviceRow(service, url).map((row) => (told ? { ...row, toldOfRefusal: true } : row))
      : [];
  });
  return keyed([
    ...visit.cookies.filter((cookie) => cookie.page >= first && isWritten(cookie)).map(cookieRow),
    ...visit.storage.flatMap(storageRow),
    // One request without the signal is enough: it comes last and stands.
    ...services.toSorted((a, b) => Number(b.toldOfRefusal ?? false) - Number(a.toldOfRefusal ?? false)),
  ]);
}

/** The last of the same key stands. */
const keyed = (rows: readonly Row[]): Seen =>
  new Map(rows.map((row) => [`${row.kind} ${row.name} ${row.kind === 'service' ? '' : row.domain}`, row]));

function cookieRow(cookie: CookieWrite): Row {
  const { lifetimeSeconds } = cookie;
  return {
    kind: 'cookie',
    name: cookie.name.slice(0, 200),
    domain: cookie.domain.replace(/^\./, ''),
    lifetimeDays: lifetimeSeconds === null ? null : Math.max(1, Math.round(lifetimeSeconds / daySeconds)),
    ...classOf(classifyCookie(cookie)),
  };
}

/** Entries nobody knows are the site’s own affair: only known trackers are listed. */
function storageRow(write: StorageWrite): Row[] {
  const known = classifyStorageKey(write);
  if (!known) return [];
  const { key, origin } = write;
  return [
    { kind: 'storage', name: key.slice(0, 200), domain: origin, lifetimeDays: null, ...classOf(known) },
  ];
}

function serviceRow(service: KnownService, url: string): Row[] {
  if (!URL.canParse(url)) return [];
  return [
    {
      kind: 'service',
      name: service.name,
      domain: new URL(url).hostname,
      vendor: service.name,
      purpose: purposeLabels[service.purpose],
      need: service.consent,
      lifetimeDays: null,
    },
  ];
}

function classOf({ vendor, purpose, consent }: CookieClass): Pick<Row, 'vendor' | 'purpose' | 'need'> {
  const known: Readonly<Record<string, string>> = { ...purposeLabels, ...ownPurposes };
  return { vendor, purpose: known[purpose] ?? '', need: consent };
}

/** Purposes of the cookies of a site itself. */
const ownPurposes = { session: 'session', cart: 'panier', comfort: 'confort', technical: 'technique' };

/** Whether the policy or the banner names it; null where no whole text could be read. */
function declarations({ site, pages }: Pick<GatheredSite, 'site' | 'pages'>): (row: Row) => boolean | null {
  const policy = legalDocument({ site, pages }, 'privacy');
  const banner = foldText(bannerOf(pages)?.banner.text ?? '');
  const text = `${policy.folded} ${banner}`;
  return ({ name, vendor }) => {
    const folded = foldText(name);
    if (folded.length > 2 && text.includes(folded)) return true;
    if (vendor !== '' && isNamedIn(text, vendor)) return true;
    return policy.status === 'read' ? false : null;
  };
}

function picturesOf(visits: ConsentVisits | null): Pick<CookieTable, 'pictures'> {
  const [refused, accepted] = [visits?.refuse?.pictures, visits?.accept?.pictures];
  const before = (refused ?? accepted)?.before;
  if (!before) return {};
  return {
    pictures: {
      before,
      ...(refused && { refused: refused.after }),
      ...(accepted && { accepted: accepted.after }),
    },
  };
}
