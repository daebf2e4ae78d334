import { z } from 'zod';
import { accountMails } from './account-mails.ts';
import { handedMail } from './handed-mail.ts';
import { mailBrand } from './mail-brand.ts';
import { planIds } from './plans.ts';
import { severities, themeIds } from './themes.ts';
import { workMails } from './work-mails.ts';

const planId = z.enum(planIds);
const themeId = z.enum(themeIds);
const score = z.int().min(0).max(100).nullable();
/** As typed at registration; empty when the person gave none. */
const displayName = z.string();
/** Absolute address of a page of Constat. */
const link = z.url();
const moment = z.iso.datetime();

/** Where optional mails are stopped, for who receives them; put in by whoever queues the mail. */
const stopUrl = link.optional();

/** What a score surely is, and what it may be at best where that differs. */
const bounds = z.object({ score, upTo: score.optional() });

/** A link that proves the address; secret, so it is erased from the outbox once sent. */
const secretLink = z.object({ url: link, expiresAt: moment });

/** A stored picture of the audited page, and what of it the mail shows: read and drawn when the mail leaves. */
const mailPicture = z.object({
  key: z.string(),
  /** CSS px of the whole picture. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The place to show, CSS px of the picture; absent for the page as a whole. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type MailPicture = z.infer<typeof mailPicture>;

/** One of the first things to fix. Title, why and fix are our sentences, yet may quote the site: escape. */
const mailFinding = z.object({
  title: z.string(),
  why: z.string(),
  fix: z.string(),
  severity: z.enum(severities),
  /** Points of the site score won when mended. */
  gain: z.number(),
  /** « Sur un écran d’ordinateur seulement », where it shows at one width only. Absent from mails queued before. */
  width: z.string().optional(),
  /** What stands under the title, for a fix of several findings. */
  facts: z.string().optional(),
  /** A page of the report that offers to check this very fix; opening it starts nothing. */
  verifyUrl: link.optional(),
  /** A page that shows it. Of the audited site: escape. */
  page: z.string().optional(),
  picture: mailPicture.optional(),
});

/** Places with a defect that were not there before, or are not any more. */
const changedPlaces = z.object({
  count: z.int(),
  /** Rules concerned; the first are shown. */
  rules: z.int(),
  shown: z.array(z.object({ title: z.string(), count: z.int() })).max(3),
});

/** Of mails that tell a result. */
const ofResults = {
  /** Whether the PDF is attached; put in when the mail leaves. */
  pdf: z.boolean().optional(),
  /** To somebody who agreed to receive the results of the site: no link into the account. */
  toOther: z.boolean().optional(),
  brand: mailBrand,
  stopUrl,
};

/** Every mail: its kind and what its text is made of. Stored in the outbox, rendered when it leaves. */
export const mails = {
  /** No name: whoever chose it may be a stranger to the mailbox. */
  'email-verification': secretLink,
  /** The name is empty before the address is proved. */
  'password-reset': secretLink.extend({ displayName }),
  /** To the new address, nobody’s yet; its link changes nothing by itself. */
  'email-change': secretLink.extend({ email: z.string() }),
  /** To the address the account has. */
  'email-change-asked': z.object({ displayName, newEmail: z.string(), askedAt: moment, resetUrl: link }),
  /** To the address the account had. */
  'email-changed': z.object({ displayName, newEmail: z.string(), changedAt: moment, contactUrl: link }),
  /** To the owner of a webhook that took nothing for days. */
  'webhook-disabled': z.object({
    displayName,
    host: z.string(),
    /** What a room is called; absent for a webhook. */
    channel: z.string().optional(),
    /** It is closed, or opens to us no more. */
    gone: z.boolean().optional(),
    since: moment,
    settingsUrl: link,
  }),
  /** To somebody who was proposed the results of a site: nothing else leaves before they agree. */
  'recipient-confirmation': z.object({
    host: z.string(),
    /** Whose site it is: a verified address, never the name its person chose. */
    ownerEmail: z.string(),
    url: link,
    expiresAt: moment,
    brand: mailBrand,
    stopUrl: link,
  }),
  'fixes-handed-over': handedMail,
  ...accountMails,
  'audit-finished': z.object({
    displayName,
    /** Address audited, as normalised. */
    url: z.string(),
    host: z.string(),
    score,
    /** The best the site may be worth, where something was not seen. */
    upTo: score.optional(),
    /** What was not seen and what to do, in French. */
    unseen: z.string().optional(),
    /** The report in one sentence; mails queued before it was kept have none. */
    verdict: z.string().optional(),
    /** « 3 obligations non tenues, 5 risques, 12 améliorations. »; absent where it is not known. */
    binding: z.string().optional(),
    /** French name of the grade; null without a score. */
    band: z.string().nullable(),
    /** Something harms someone today: the grade says so, whatever the score. */
    danger: z.boolean().optional(),
    /** Site score of the previous finished audit of the same site by the same person. */
    previousScore: score,
    previousUpTo: score.optional(),
    /** What of this audit compares with it, where that is not all: the score over the themes that both rated. */
    compared: z.object({ score, upTo: score.optional(), without: z.string() }).optional(),
    /** « sans la performance »: themes without a number. */
    without: z.string().optional(),
    /** Pages it read. */
    previousPageCount: z.int().nullable().optional(),
    /** Other rules or prices made the score of the audit before: the two do not compare. */
    rulesChanged: z.boolean().optional(),
    previousFinishedAt: moment.nullable(),
    /** The eight themes in display order. */
    themes: z.array(
      z.object({
        id: themeId,
        label: z.string(),
        score,
        upTo: score.optional(),
        /** Band of the theme; mails queued before it was kept take that of the score. */
        band: z.enum(['excellent', 'good', 'fair', 'poor']).nullable().optional(),
        /** It has no grade because the kind of site was not declared. */
        pending: z.literal('profile').optional(),
        previousScore: score,
        previousUpTo: score.optional(),
      }),
    ),
    /** The speed of the home page as from a computer, in one sentence; absent where it was not asked for. */
    desktop: z.string().optional(),
    /** What changed since the previous audit, where both reports are there. */
    changes: z.object({ fresh: changedPlaces, fixed: changedPlaces }).optional(),
    /** Up to five fixes, most urgent first. */
    findings: z.array(mailFinding).max(5),
    /** « 12 défauts, dont 3 décidés. »; absent where nobody decided anything. */
    decided: z.string().optional(),
    /** What checks on trial found, in one sentence; absent where they found nothing. */
    trial: z.string().optional(),
    failureCount: z.int(),
    reviewCount: z.int(),
    pageCount: z.int(),
    notAnalysedCount: z.int(),
    /** Pages found, read and not read, in one sentence. */
    pageCounts: z.string().optional(),
    /** Addresses of the list that was asked for, where somebody chose the pages. */
    listed: z.int().optional(),
    /** These pages are those of a sample. */
    isSample: z.boolean().optional(),
    partial: z.boolean(),
    /** What became of the access of the site, in French; absent where it has none. */
    access: z.string().optional(),
    /** That the speed of pages is measured later, in French; absent where all were measured. */
    measuredLater: z.string().optional(),
    finishedAt: moment,
    reportUrl: link,
    /** The home page as visited. */
    home: mailPicture.optional(),
    /** Content-IDs of the pictures that go with the message, by the place they have in it; put in when the mail leaves. */
    pictures: z.record(z.string(), z.string()).optional(),
    ...ofResults,
  }),
  'audit-failed': z.object({
    displayName,
    url: z.string(),
    host: z.string(),
    /** Why and what to do, in French. */
    errorMessage: z.string(),
    /** Our failure: the audit costs no quota. */
    ours: z.boolean(),
    /** It costs no quota for another reason. */
    free: z.boolean().optional(),
    /** The site kept us out: what to do to let us in, one step a line. */
    steps: z.array(z.string()).optional(),
    finishedAt: moment,
    reportUrl: link,
    stopUrl,
  }),
  'audit-worse': z.object({
    displayName,
    url: z.string(),
    host: z.string(),
    score,
    upTo: score.optional(),
    /** The comparable audit before. */
    previousFinishedAt: moment,
    /** Themes whose score fell beyond its uncertainty. */
    themes: z.array(z.object({ id: themeId, label: z.string(), before: bounds, now: bounds })),
    /** Certain defects that were not there before, most urgent first. Titles may quote the site: escape. */
    defects: z
      .array(
        z.object({
          title: z.string(),
          severity: z.enum(severities),
          /** Some of the pages concerned. */
          pages: z.array(z.string()).max(3),
          pageCount: z.int(),
        }),
      )
      .max(10),
    defectCount: z.int(),
    finishedAt: moment,
    reportUrl: link,
    /** The page that compares it with the audit before. */
    changesUrl: link,
    ...ofResults,
  }),
  'schedule-skipped': z.object({
    displayName,
    /** Site of the audit that was not started. */
    host: z.string(),
    auditsPerMonth: z.int(),
    /** Day the month’s audits are given back. */
    renewsOn: moment,
    schedulesUrl: link,
    planUrl: link,
  }),
  'plan-changed': z.object({
    displayName,
    plan: planId,
    previousPlan: planId,
    /** Scheduled audits the new plan does not allow. */
    stoppedSchedules: z.int().optional(),
    /** People who agreed to receive results, beyond what the new plan sends to. */
    pausedRecipients: z.int().optional(),
    /** Keys of the API and webhooks there are; absent where the plan is not smaller. */
    keys: z.int().optional(),
    webhooks: z.int().optional(),
    /** The name of the organisation whose plan it is, and who is in it; absent for a person’s own. */
    organisation: z.string().optional(),
    people: z.object({ members: z.int(), invitations: z.int() }).optional(),
    /** Reports are kept for less time from now on: how many days, and when older ones begin to go. */
    shorterHistory: z.object({ historyDays: z.int(), removedFrom: moment }).nullish(),
    planUrl: link,
  }),
  'payment-problem': z.object({
    displayName,
    plan: planId,
    /** The payment failed, or the bank waits for the person. */
    problem: z.enum(['failed', 'approval']),
    /** Until when the plan is kept all the same; null when it is not in danger. */
    keptUntil: moment.nullable(),
    /** The provider’s page of the invoice. */
    invoiceUrl: link.nullable(),
    planUrl: link,
  }),
  ...workMails,
  'account-deleted': z.object({ displayName, deletedAt: moment }),
} as const;

export type MailKind = keyof typeof mails;
export type MailData<Kind extends MailKind> = z.infer<(typeof mails)[Kind]>;
export const mailKinds = Object.keys(mails) as [MailKind, ...MailKind[]];

/** A rendered message. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Turns data into a message. Injected: rendering needs JSX, which the worker’s plain code does not load. */
export type RenderMail = <Kind extends MailKind>(
  kind: Kind,
  data: MailData<Kind>,
) => RenderedMail | Promise<RenderedMail>;
