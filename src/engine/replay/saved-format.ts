import { z } from 'zod';
import { auditDevices, auditScopes } from '#contract/audit.ts';
import { reportSample } from '#contract/report-sample.ts';
import { profileIds } from '#contract/themes.ts';

/** Raised when saved artifacts of the version before can no longer be read. */
export const savedFormatVersion = 2;

/** Everything but the pages. */
export const siteFileName = 'site.json.br';

/** `page-0001.json.br`, in the order of the report. */
export function pageFileName(index: number): string {
  return `page-${String(index + 1).padStart(4, '0')}.json.br`;
}

/** Decompressed bytes of one file: a bomb stops there. */
export const fileLimitBytes = 256 * 1024 * 1024;

/** Read before all else: files of another version are not looked into. */
export const savedVersion = z.object({
  formatVersion: z.int(),
  engineVersion: z.string().regex(/^[\w.+-]{1,40}$/),
});

/** What surrounds the artifacts. They themselves are guarded by the rules, which bear anything. */
export const savedSite = savedVersion.extend({
  formatVersion: z.literal(savedFormatVersion),
  pageCount: z.int().min(1).max(1000),
  order: z.object({
    url: z.url(),
    scope: z.enum(auditScopes),
    pages: z.array(z.url()).exactOptional(),
    sample: reportSample.exactOptional(),
    maxPages: z.int().min(1),
    device: z.enum(auditDevices),
    bothDevices: z.boolean().exactOptional(),
    exclude: z.array(z.string()),
    profile: z.enum(profileIds).nullable(),
    ownershipProved: z.boolean().exactOptional(),
    ignoreRobots: z.boolean().exactOptional(),
    rulesOff: z.array(z.string()).exactOptional(),
  }),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  environment: z.object({ browser: z.string(), viewport: z.string(), userAgent: z.string() }),
  site: z.looseObject({
    site: z.looseObject({
      startUrl: z.url({ protocol: /^https?$/ }),
      origin: z.string(),
      host: z.string(),
      siteDomain: z.string(),
      crawlComplete: z.boolean(),
    }),
    notAnalysed: z.array(z.looseObject({ url: z.string(), reason: z.string() })),
  }),
});
export type SavedSite = z.infer<typeof savedSite>;
