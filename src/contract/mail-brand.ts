import { z } from 'zod';
import { brandColor } from './brand.ts';

/** The agency in whose name a mail goes to somebody else, put in by whoever queues it. Its name is a stranger’s: escape. */
export const mailBrand = z
  .object({ name: z.string(), color: z.string().regex(brandColor).nullable() })
  .optional();
export type MailBrand = z.infer<typeof mailBrand>;
