import { z } from 'zod';
import { themeIds } from '../themes.ts';
import { defineEndpoints, json } from './endpoint.ts';

/** A score with what was not seen counted at its worst, and as sound where that says otherwise. */
const scoreRange = z.object({
  score: z.int().nullable(),
  upTo: z.int().nullish(),
});

/** One audited site: the newest audit of the whole of it (of a page when only pages were audited). */
const site = scoreRange.extend({
  host: z.string(),
  auditId: z.uuid(),
  themes: z.partialRecord(z.enum(themeIds), scoreRange),
  /** Of the audit before that was asked for alike; null without one. */
  before: scoreRange
    .extend({ pageCount: z.int().nullable(), themes: z.partialRecord(z.enum(themeIds), scoreRange) })
    .nullable(),
  /** Something harms someone today: it comes before the score. */
  danger: z.boolean(),
  /** The picture of its home page, by its key among those of the report; null where none was kept. */
  picture: z.object({ key: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** Scores of the audits asked for alike, at most twelve, the oldest first. */
  scores: z.array(z.int()),
  pageCount: z.int().nullable(),
  finishedAt: z.iso.datetime(),
  auditCount: z.int(),
  /** When its next scheduled audit starts; null without one. */
  nextRunAt: z.iso.datetime().nullable(),
});

export type SiteSummary = z.infer<typeof site>;

/** The sites that a person has audited. */
export const siteEndpoints = defineEndpoints('Sites', {
  listSites: {
    method: 'GET',
    path: '/api/sites',
    access: 'user',
    key: 'read',
    summary: 'Lister ses sites, chacun avec son dernier score et celui d’avant',
    description:
      'Par nom. Le score est celui du dernier audit de tout le site ; `before`, celui du dernier audit demandé de la même façon.',
    answer: { 200: json(z.object({ sites: z.array(site) })) },
    errors: [],
  },
});
