import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditProgress, AuditScope, AuditStatus } from '#contract/audit.ts';
import type { AuditFigures } from '#contract/audit-figures.ts';
import type { AskedDevice } from '#contract/audit-words.ts';
import type { ProofCheck, ProofMethod } from '#contract/domain-proof.ts';
import type { LaterMeasure } from '#contract/later-measure.ts';
import type { MailGroup } from '#contract/mail-groups.ts';
import type { OutboxState } from '#contract/mail-words.ts';
import type { MailKind } from '#contract/mails.ts';
import type { Theme } from '#contract/themes.ts';
import type { WorkPace } from '#contract/work-words.ts';
import { bytea, moment } from './columns.ts';

/** The profile document of the specification, keyed by account id; an organisation is one that nobody signs in to (ADR 62). */
export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    kind: text('kind').$type<'person' | 'organisation'>().notNull().default('person'),
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastLogin: moment('last_login'),
    settings: jsonb('settings')
      .$type<{ theme: 'light' | 'dark' | 'system' }>()
      .notNull()
      .default({ theme: 'light' }),
    plan: text('plan').notNull().default('free'),
    emailVerified: boolean('email_verified').notNull().default(false),
    admin: boolean('admin').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    /** Optional mails the person does not want, by group; a group that is absent is wanted. */
    unwantedMails: jsonb('unwanted_mails').$type<MailGroup[]>().notNull().default([]),
    /** When mails about fixes leave, where they are wanted. */
    workPace: text('work_pace').$type<WorkPace>().notNull().default('soon'),
    /** Names the person in the links that stop optional mails; opens nothing else. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
    /** The address asked for, until its link is confirmed; a new request replaces it. */
    pendingEmail: text('pending_email'),
    pendingEmailUntil: moment('pending_email_until'),
    /** The site typed before the account was made: proposed until the first audit, in whatever browser. */
    wantedUrl: text('wanted_url'),
    /** Its audits count in the medians of the installation. */
    countsInMedians: boolean('counts_in_medians').notNull().default(true),
    /** Of an organisation: from when on its members must have a second factor; null: it asks for none. */
    factorFrom: moment('factor_from'),
    /** Of an organisation: as its people typed it, right in form. Who arrives with it may ask to join. */
    siret: text('siret'),
  },
  (table) => [index('users_siret').on(table.siret).where(sql`siret is not null`)],
);

/** Our own sessions: only the sha256 of the cookie is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    id: uuid('id').notNull().unique(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** What the identity provider said of the password when it was typed; empty until it is known. */
    identityStamp: text('identity_stamp').notNull().default(''),
    /** The /24 or /48 it was opened from; empty where it is not known. */
    addressBlock: text('address_block').notNull().default(''),
    /** When the person last proved who they are in it; null for one of a former version. */
    confirmedAt: moment('confirmed_at'),
    /** The organisation looked at; null: the person’s own. What they may do there is read each time. */
    space: text('space').references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [index('sessions_uid').on(table.uid)],
);

export const audits = pgTable(
  'audits',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    host: text('host').notNull(),
    scope: text('scope').$type<AuditScope>().notNull(),
    maxPages: integer('max_pages').notNull(),
    /** Tells chosen pages apart (`audit_pages`): the same for the same pages. Null where the crawl chooses. */
    pageSet: text('page_set'),
    /** The sample that was audited and its version then; it may be gone (`audit_pages` keeps what was asked). */
    sampleId: uuid('sample_id'),
    sampleVersion: integer('sample_version'),
    device: text('device').$type<AskedDevice>().notNull(),
    exclude: jsonb('exclude').$type<string[]>().notNull().default([]),
    profile: text('profile'),
    /** Asked for; honoured only where the domain is proved when the audit starts. */
    ignoreRobots: boolean('ignore_robots').notNull().default(false),
    status: text('status').$type<AuditStatus>().notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    progress: jsonb('progress').$type<AuditProgress>().notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    cancelRequestedAt: moment('cancel_requested_at'),
    /** Calendar month in Europe/Paris the audit counts in, `2026-11`. */
    quotaMonth: text('quota_month').notNull(),
    countsInQuota: boolean('counts_in_quota').notNull().default(true),
    /** Times a worker has started it. */
    attempts: integer('attempts').notNull().default(0),
    /** Raised by « relancer »: part of the queue job id and of the mails’ dedupe keys. */
    round: integer('round').notNull().default(0),
    score: integer('score'),
    /** What the site may be worth at best, where that differs. */
    scoreUpTo: integer('score_up_to'),
    themeScores: jsonb('theme_scores').$type<Partial<Record<Theme, number | null>>>(),
    /** The same of themes, those where it differs only. */
    themesUpTo: jsonb('themes_up_to').$type<Partial<Record<Theme, number>>>(),
    pageCount: integer('page_count'),
    /** What curves show; audits made before it was kept have none. */
    figures: jsonb('figures').$type<AuditFigures>(),
    /** What the machine was too busy to measure, and what became of it; null where there was nothing. */
    laterMeasure: jsonb('later_measure').$type<LaterMeasure>(),
    /** The schedule that started it, which may be gone; null when a person did. */
    scheduleId: uuid('schedule_id'),
    /** Who asked for it, where the owner is an organisation. */
    startedBy: text('started_by').references(() => users.uid, { onDelete: 'set null' }),
    /** The plan’s time was over: report and pictures are gone, the figures stay. */
    reportRemovedAt: moment('report_removed_at'),
    /** Deleted by its owner: report and address are gone, the row keeps counting in the month’s quota. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('audits_uid_created').on(table.uid, table.createdAt),
    index('audits_uid_host').on(table.uid, table.host),
    // Sites with their newest audits are read from it alone.
    index('audits_finished')
      .on(table.uid, table.host, table.scope, table.finishedAt, table.id)
      .where(sql`status = 'done' and deleted_at is null`),
    index('audits_uid_quota').on(table.uid, table.quotaMonth),
    index('audits_schedule').on(table.scheduleId),
    index('audits_started_by').on(table.startedBy).where(sql`started_by is not null`),
    index('audits_kept_reports')
      .on(table.finishedAt)
      .where(sql`status = 'done' and report_removed_at is null`),
    index('audits_active').on(table.status).where(sql`status in ('queued', 'running')`),
  ],
);

export const reports = pgTable('reports', {
  auditId: uuid('audit_id')
    .primaryKey()
    .references(() => audits.id, { onDelete: 'cascade' }),
  schemaVersion: integer('schema_version').notNull(),
  /** `json`, not `jsonb`: kept and served byte for byte. Read through `parseReport`: it may be of an older version. */
  document: json('document').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** One row each time a worker took an audit: the technical journal. */
export const auditAttempts = pgTable(
  'audit_attempts',
  {
    auditId: uuid('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    workerId: text('worker_id').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    outcome: text('outcome'),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.attempt] })],
);

/** Rules that threw and artifacts that could not be gathered, counted by version: what operators mend first. */
export const engineFaults = pgTable(
  'engine_faults',
  {
    kind: text('kind', { enum: ['rule', 'artifact'] }).notNull(),
    /** Rule id or artifact name. */
    subject: text('subject').notNull(),
    engineVersion: text('engine_version').notNull(),
    /** Pages (or sites) on which it failed. */
    occurrences: integer('occurrences').notNull(),
    audits: integer('audits').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    lastMessage: text('last_message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.engineVersion] })],
);

/** Screenshots and other binary results. */
export const blobs = pgTable(
  'blobs',
  {
    key: text('key').primaryKey(),
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    /** Null where the file lies in the object store. */
    bytes: bytea('bytes'),
    /** Its name in the object store: the audit’s id and the sha256 of the content. */
    object: text('object'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('blobs_audit').on(table.auditId),
    index('blobs_object').on(table.object).where(sql`object is not null`),
    check('blobs_somewhere', sql`num_nonnulls(bytes, object) = 1`),
  ],
);

/** Outgoing mail: inserted in the transaction that causes it, delivered by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** At most one message per key, however often a process dies. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** RFC 5322 Message-ID without angle brackets, fixed at insertion. */
    messageId: text('message_id').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<OutboxState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that ended without our knowing whether the server took the message; one is forgiven. */
    doubts: integer('doubts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sendingAt: moment('sending_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_state').on(table.state, table.createdAt),
    index('outbox_audit').on(table.auditId),
  ],
);

/** Worker processes alive, for the admin tab: each says so every few seconds. */
export const workers = pgTable('workers', {
  id: text('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
});

export const domainStates = ['waiting', 'proved', 'failed', 'lost'] as const;

/** Domains a person says are theirs, and what proves it. A proof belongs to one account: another adds its own row. */
export const domains = pgTable(
  'domains',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** ASCII host, with its port when it is not the usual one. */
    host: text('host').notNull(),
    /** What the DNS, the file or the tag must show; of this account and host only. */
    token: text('token').notNull(),
    status: text('status').$type<(typeof domainStates)[number]>().notNull().default('waiting'),
    /** What proved it last. */
    method: text('method').$type<ProofMethod>(),
    createdAt: moment('created_at').notNull(),
    /** Since when it is proved without interruption. */
    provedAt: moment('proved_at'),
    /** Last time the proof was seen: what its 30 days count from. */
    confirmedAt: moment('confirmed_at'),
    /** Start of the last check that was kept: an older one that ends later changes nothing. */
    lastCheckedAt: moment('last_checked_at'),
    checks: jsonb('checks').$type<ProofCheck[]>().notNull().default([]),
    /** Of an organisation, while it is proved: its members with an address there sign in by that provider, not by a password. */
    signInBy: text('sign_in_by'),
  },
  (table) => [
    uniqueIndex('domains_uid_host').on(table.uid, table.host),
    index('domains_sign_in').on(table.host).where(sql`sign_in_by is not null`),
  ],
);
