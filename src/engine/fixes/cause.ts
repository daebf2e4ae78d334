import type { CauseKind } from '#contract/fix-words.ts';
import { withoutAccents } from '#contract/fold-text.ts';
import type { Evidence } from '#contract/report.ts';
import { knownCookies } from '#reference/cookies.ts';
import {
  imagesKey,
  serviceRules,
  sharedCauseOf,
  trackersKey,
  weightRules,
} from '#reference/shared-causes.ts';
import type { ConsentNeed, Purpose } from '#reference/third-parties.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { classifyStorageKey } from '../derive/trackers/cookies.ts';
import { serviceOf } from '../derive/trackers/known-services.ts';

/** Why an occurrence is there, as far as its proof tells. */
export interface Cause {
  /** Stable: what a later audit knows it again by. */
  readonly key: string;
  readonly kind: CauseKind;
  /** The vendor, the header… where the key does not tell it in words. */
  readonly name?: string;
  readonly purpose?: Purpose | undefined;
}

/** What an element says of where it stands; which of it is a cause depends on the other pages. */
export interface Standing {
  /** `footer:1x9k2c`; absent outside of the parts that pages share. */
  readonly part?: string | undefined;
  /** Outside of them: its place, its tag and its classes or its name, the same for the same line of a template. */
  readonly spot?: string;
  /** The place in it, for people. */
  readonly place?: string;
}

export const ownCause = (ruleId: string): Cause => ({ key: `rule:${ruleId}`, kind: 'rule' });

/** The kind that a key begins with. */
export const kindOfKey = (key: string): CauseKind => key.slice(0, key.indexOf(':')) as CauseKind;

/** The cause that one proof tells by itself, or null: then where its element stands may tell. */
export function causeOfProof(ruleId: string, evidence: Evidence, siteDomain: string): Cause | null {
  const vendor = vendorOf(ruleId, evidence, siteDomain);
  if (vendor) return vendor;
  const shared = sharedCauseOf(ruleId);
  if (shared && !shared.onMostPages) return { key: shared.key, kind: kindOfKey(shared.key) };
  if (weightRules.has(ruleId) && evidence.type === 'request' && isPicture(evidence.url))
    return { key: imagesKey, kind: 'images' };
  if (evidence.type === 'header') {
    const name = evidence.name.toLowerCase();
    return { key: `setting:${name}`, kind: 'setting', name };
  }
  return null;
}

/** The tracker or the service that a proof names. */
function vendorOf(ruleId: string, evidence: Evidence, siteDomain: string): Cause | null {
  const cookies = /^(?:sec-cookie-|priv-)/.test(ruleId);
  const named = serviceRules.has(ruleId) || sharedCauseOf(ruleId)?.key === trackersKey;
  if (evidence.type === 'cookie' && cookies) {
    const domain = evidence.domain.replace(/^\./, '');
    const known = knownCookies.find(
      (row) => row.name.test(evidence.name) && (row.domain?.test(domain) ?? true),
    );
    if (known && known.purpose !== 'session' && known.consent !== 'exempt')
      return ofVendor(known.vendor, known.consent, known.purpose as Purpose);
    return null;
  }
  if (!named) return null;
  if (evidence.type === 'value') {
    const key = /^(?:local|session)Storage : (.+)$/.exec(evidence.label)?.[1];
    const known = key === undefined ? null : classifyStorageKey({ key });
    return known ? ofVendor(known.vendor, known.consent as ConsentNeed) : null;
  }
  const address = addressIn(evidence);
  if (address === null || !URL.canParse(address)) return null;
  const service = serviceOf(address);
  if (service) return ofVendor(service.name, service.consent, service.purpose);
  const domain = siteDomainOf(new URL(address).hostname);
  return domain === siteDomain ? null : ofVendor(domain, 'unclear');
}

/** Trackers that need consent wait together: one fix, whoever they are. */
function ofVendor(name: string, consent: ConsentNeed, purpose?: Purpose): Cause {
  return consent === 'required'
    ? { key: trackersKey, kind: 'consent', name, purpose }
    : { key: `third-party:${slugOf(name)}`, kind: 'third-party', name, purpose };
}

const isPicture = (url: string): boolean => /\.(?:avif|bmp|gif|jpe?g|png|tiff?|webp)(?:[?#]|$)/i.test(url);

function addressIn(evidence: Evidence): string | null {
  if (evidence.type === 'request') return evidence.url;
  if (evidence.type !== 'element') return null;
  const written = /\s(?:src|href|data-src)="((?:https?:)?\/\/[^"]+)"/.exec(evidence.snippet)?.[1];
  return written === undefined ? null : written.replace(/^\/\//, 'https://');
}

const slugOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Where the element of a proof stands; nothing for proofs that are no elements, or in older artifacts. */
export function standingOf(evidence: Evidence): Standing {
  if (evidence.type !== 'element' || !evidence.mark) return {};
  const { part, place, name = '' } = evidence.mark;
  if (part !== undefined) return { part };
  const opening = /^<([\w-]+)([^>]*)/.exec(evidence.snippet);
  const classes = /\sclass="([^"]*)"/.exec(opening?.[2] ?? '')?.[1] ?? '';
  const sorted = classes.split(/\s+/).filter(Boolean).toSorted().join('.');
  if (place === '' || (sorted === '' && name === '')) return {};
  const here = `${place}>${opening?.[1] ?? ''}`;
  return { spot: `${here}|${sorted || name}`, place: here };
}
