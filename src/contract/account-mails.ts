import { z } from 'zod';
import { factorChanges } from './factor-words.ts';
import { accessKinds } from './open-access.ts';

const displayName = z.string();
const link = z.url();
const moment = z.iso.datetime();

/** What mails about how an account is opened say, and about who may join an organisation. */
export const accountMails = {
  'sign-in-linked': z.object({
    displayName,
    provider: z.string(),
    linkedAt: moment,
    settingsUrl: link,
    resetUrl: link,
  }),
  /** To somebody who is invited into an organisation: nothing changes before they accept. */
  'organisation-invitation': z.object({
    organisation: z.string(),
    /** A verified address, never the name its person chose. */
    inviterEmail: z.string(),
    roleLabel: z.string(),
    url: link,
    expiresAt: moment,
  }),
  /** To a member who has no second factor, before the organisation is closed to those without. */
  'organisation-factor-asked': z.object({ displayName, organisation: z.string(), from: moment, url: link }),
  /** To those who may answer. */
  'organisation-join-asked': z.object({
    displayName,
    organisation: z.string(),
    /** A verified address, never the name its person chose. */
    personEmail: z.string(),
    url: link,
  }),
  /** To who asked. */
  'organisation-join-answered': z.object({
    displayName,
    organisation: z.string(),
    /** What the person is there from now on; null: the organisation said no. */
    roleLabel: z.string().nullable(),
    url: link,
  }),
  /** The password could not follow to another identity provider. */
  'account-moved': z.object({ displayName, resetUrl: link }),
  'second-factor-changed': z.object({
    displayName,
    change: z.enum(factorChanges),
    /** Of the factor, in the person’s words; empty where the change is of none. */
    name: z.string(),
    changedAt: moment,
    profileUrl: link,
    resetUrl: link,
  }),
  'factor-reset-asked': z.object({ displayName, askedAt: moment, dueAt: moment, url: link }),
  'password-changed': z.object({
    displayName,
    changedAt: moment,
    resetUrl: link,
    /** What was closed with the sessions; absent from mails queued before, like what follows. */
    closed: z.array(z.object({ kind: z.enum(accessKinds), count: z.int() })).optional(),
    /** What is still open, the newest first; all of them are counted. */
    open: z.array(z.object({ kind: z.enum(accessKinds), name: z.string(), createdAt: moment })).optional(),
    openCount: z.int().optional(),
    /** Where the person closes it. */
    accessUrl: link.optional(),
  }),
} as const;
