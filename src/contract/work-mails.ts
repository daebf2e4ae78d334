import { z } from 'zod';
import { noticeKinds } from './work-words.ts';

const link = z.url();
const day = z.iso.date();

/** A fix in a mail, and what says at its sending whether its reader may still see it. */
const mailedFix = z.object({
  /** The owner of the site: a space of the reader’s. */
  space: z.string(),
  /** Of the organisation; empty for one’s own space. */
  spaceName: z.string(),
  host: z.string(),
  /** Our sentence, yet it may quote the site: escape. */
  title: z.string(),
  due: day.nullable(),
  url: link,
});

/** Mails about fixes that somebody is to mend. */
export const workMails = {
  /** What was assigned to somebody, and where they were mentioned, gathered. */
  'work-digest': z.object({
    displayName: z.string(),
    items: z.array(
      mailedFix.extend({
        kind: z.enum(noticeKinds),
        /** Who did it; empty where an audit did, or their account is gone. */
        by: z.string(),
        /** How the comment begins; empty for what is none. Typed by a member: escape. */
        words: z.string(),
      }),
    ),
    /** Others, that are not listed. */
    more: z.int(),
    listUrl: link,
    stopUrl: link.optional(),
  }),
  /** What is due tomorrow, and what is late: each is told once of both. */
  'work-due': z.object({
    displayName: z.string(),
    items: z.array(mailedFix.extend({ isLate: z.boolean() })),
    more: z.int(),
    listUrl: link,
    stopUrl: link.optional(),
  }),
} as const;
