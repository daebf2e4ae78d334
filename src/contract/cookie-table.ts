import { z } from 'zod';

/** What a row of the table is: a cookie, an entry of the browser’s storage, or a third party that was contacted. */
const trackerKinds = ['cookie', 'storage', 'service'] as const;

/** What may be put on a visitor’s device before any choice; `unknown`: nobody knows this name. */
export const consentNeeds = ['required', 'exemptable', 'exempt', 'unclear', 'unknown'] as const;
export type ConsentNeedName = (typeof consentNeeds)[number];

/** Of a window, CSS px; key of a stored picture. */
const picture = z.object({ key: z.string(), width: z.int(), height: z.int() });

const trackerRow = z.object({
  kind: z.enum(trackerKinds),
  /** Of a service, its name. */
  name: z.string(),
  /** Domain of the cookie, origin of the storage, host of the service. */
  domain: z.string(),
  /** Who is behind it; empty when unknown. */
  vendor: z.string(),
  /** What for, in French; empty when unknown. */
  purpose: z.string(),
  need: z.enum(consentNeeds),
  /** Declared life, days; null: until the browser closes, or without a life of its own. */
  lifetimeDays: z.number().nullable(),
  /** Seen before any choice. */
  before: z.boolean(),
  /** Seen after a refusal; null when no refusal could be made. */
  afterRefusal: z.boolean().nullable(),
  /** Contacted after the refusal, but told of it (Google’s `gcs=G100`). */
  toldOfRefusal: z.boolean().optional(),
  /** Seen after an acceptance; null when none could be made. */
  afterAcceptance: z.boolean().nullable(),
  /** Its name or its vendor’s stands in the privacy policy or the banner; null when there was no whole text to read. */
  declared: z.boolean().nullable(),
});
export type TrackerRow = z.infer<typeof trackerRow>;

/** Cookies and trackers by what the visitor had chosen. All names come from the audited site. */
export const cookieTable = z.object({
  /** Those that need consent first. */
  rows: z.array(trackerRow),
  /** Rows left out: the list is capped. */
  more: z.int(),
  /** Why a choice could not be made, in French; empty when both could. */
  reason: z.string(),
  /**
   * What the window of the home page shows as it opens, and once each choice was made; absent where none was, and in
   * older reports.
   */
  pictures: z
    .object({ before: picture, refused: picture.optional(), accepted: picture.optional() })
    .optional(),
});
export type CookieTable = z.infer<typeof cookieTable>;
