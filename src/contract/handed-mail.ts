import { z } from 'zod';
import { mailBrand } from './mail-brand.ts';

const link = z.url();

/** Fixes of a report, to a provider without an account; its link opens their plan. */
export const handedMail = z.object({
  host: z.string(),
  /** Who sends them: a verified address, never the name its person chose. */
  ownerEmail: z.string(),
  /** As typed: shown as text in which nothing is a link. */
  message: z.string(),
  fixCount: z.int(),
  /** The first ones whole. Texts may quote the site: escape, and let nothing become a link. */
  tickets: z.array(
    z.object({
      title: z.string(),
      role: z.string(),
      work: z.string(),
      reach: z.string(),
      why: z.string(),
      todo: z.string(),
      /** What else it mends, where it is several findings. */
      also: z.array(z.string()),
      places: z.array(z.object({ page: z.string(), element: z.string(), code: z.string() })),
      verify: z.string(),
      url: link,
    }),
  ),
  /** The others, by name. */
  others: z.array(z.object({ title: z.string(), role: z.string() })),
  /** A plan that was sent before: this link stands for the former one. */
  isAgain: z.boolean(),
  url: link,
  expiresAt: z.iso.datetime(),
  brand: mailBrand,
  stopUrl: link,
});
