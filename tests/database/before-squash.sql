-- The 24 migrations that came before their squash into 0000_first, as they were, for tests/database/squash.test.ts.
-- Each begins with its line « -- migration <when> <tag> ».
-- migration 1795230619133 0000_first
CREATE TABLE "audit_attempts" (
	"audit_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"worker_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"detail" jsonb,
	CONSTRAINT "audit_attempts_audit_id_attempt_pk" PRIMARY KEY("audit_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"scope" text NOT NULL,
	"max_pages" integer NOT NULL,
	"device" text NOT NULL,
	"exclude" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile" text,
	"status" text NOT NULL,
	"error_code" text,
	"error_message" text,
	"progress" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cancel_requested_at" timestamp with time zone,
	"quota_month" text NOT NULL,
	"counts_in_quota" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"theme_scores" jsonb,
	"page_count" integer
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"audit_id" uuid,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"uid" text,
	"audit_id" uuid,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"plan" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"schema_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login" timestamp with time zone,
	"settings" jsonb DEFAULT '{"theme":"light"}'::jsonb NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "audit_attempts" ADD CONSTRAINT "audit_attempts_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_uid_created" ON "audits" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "audits_uid_host" ON "audits" USING btree ("uid","host");--> statement-breakpoint
CREATE INDEX "audits_active" ON "audits" USING btree ("status") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "blobs_audit" ON "blobs" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_audit" ON "outbox" USING btree ("audit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_requests_open" ON "plan_requests" USING btree ("uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");
-- migration 1795230900442 0001_identity
-- Tables of the embedded identity provider (better-auth 1.7). Generated by its own getMigrations(); a test checks
-- that it finds nothing to add. Their names and columns are the provider's: change them only with it.
create table "identity_user" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null);
--> statement-breakpoint
create table "identity_session" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text, "userId" uuid not null references "identity_user" ("id") on delete cascade);
--> statement-breakpoint
create table "identity_account" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "accountId" text not null, "providerId" text not null, "userId" uuid not null references "identity_user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null);
--> statement-breakpoint
create table "identity_verification" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null);
--> statement-breakpoint
create table "identity_jwks" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "publicKey" text not null, "privateKey" text not null, "createdAt" timestamptz not null, "expiresAt" timestamptz, "alg" text, "crv" text);
--> statement-breakpoint
create index "identity_session_userId_idx" on "identity_session" ("userId");
--> statement-breakpoint
create index "identity_account_userId_idx" on "identity_account" ("userId");
--> statement-breakpoint
create index "identity_verification_identifier_idx" on "identity_verification" ("identifier");
--> statement-breakpoint
-- Ours: a new password voids the account's pending tokens, found by its id.
create index "identity_verification_value_idx" on "identity_verification" ("value");
-- migration 1795230973549 0002_audits
CREATE TABLE "workers" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "document" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "doubts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audits_uid_quota" ON "audits" USING btree ("uid","quota_month");
-- migration 1795241933174 0003_domains
CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "ignore_robots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_uid_host" ON "domains" USING btree ("uid","host");
-- migration 1795243487411 0004_site_files
CREATE TABLE "site_files" (
	"uid" text NOT NULL,
	"origin" text NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_files_uid_origin_pk" PRIMARY KEY("uid","origin")
);
--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;
-- migration 1795317267274 0005_engine_faults
CREATE TABLE "engine_faults" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"engine_version" text NOT NULL,
	"occurrences" integer NOT NULL,
	"audits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"last_message" text NOT NULL,
	CONSTRAINT "engine_faults_kind_subject_engine_version_pk" PRIMARY KEY("kind","subject","engine_version")
);
-- migration 1795329288593 0006_score_bounds
ALTER TABLE "audits" ADD COLUMN "score_up_to" integer;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "themes_up_to" jsonb;
-- migration 1795332059188 0007_account
CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"from_plan" text NOT NULL,
	"plan" text NOT NULL,
	"label" text NOT NULL,
	"price_euros" integer NOT NULL,
	"cause" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "report_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "from_plan" text;--> statement-breakpoint
UPDATE "plan_requests" SET "from_plan" = "users"."plan" FROM "users" WHERE "users"."uid" = "plan_requests"."uid";--> statement-breakpoint
ALTER TABLE "plan_requests" ALTER COLUMN "from_plan" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unwanted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_changes_uid" ON "plan_changes" USING btree ("uid","changed_at");--> statement-breakpoint
CREATE INDEX "audits_kept_reports" ON "audits" USING btree ("finished_at") WHERE status = 'done' and report_removed_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_token_unique" UNIQUE("unsubscribe_token");
-- migration 1795333711606 0008_schedules
CREATE TABLE "schedule_runs" (
	"schedule_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"audit_id" uuid,
	CONSTRAINT "schedule_runs_schedule_id_due_at_pk" PRIMARY KEY("schedule_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"scope" text NOT NULL,
	"max_pages" integer NOT NULL,
	"device" text NOT NULL,
	"exclude" jsonb NOT NULL,
	"profile" text,
	"ignore_robots" boolean NOT NULL,
	"frequency" text NOT NULL,
	"day" integer NOT NULL,
	"hour" integer NOT NULL,
	"mail" text NOT NULL,
	"state" text NOT NULL,
	"next_run_at" timestamp with time zone,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_runs_audit" ON "schedule_runs" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "schedules_uid" ON "schedules" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_run_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "audits_schedule" ON "audits" USING btree ("schedule_id");
-- migration 1795341730696 0009_verifications
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"rule_id" text NOT NULL,
	"page" text NOT NULL,
	"occurrence" integer,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verifications_audit" ON "verifications" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "verifications_uid_created" ON "verifications" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "verifications_open" ON "verifications" USING btree ("created_at") WHERE status in ('queued', 'running');
-- migration 1795345239282 0010_decisions
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"audit_id" uuid,
	"decided_from" timestamp with time zone NOT NULL,
	"rule_id" text NOT NULL,
	"rule_version" integer NOT NULL,
	"verdict" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"page" text NOT NULL,
	"place" text NOT NULL,
	"anchor" jsonb NOT NULL,
	"reason" text NOT NULL,
	"motive" text,
	"taken_by" text,
	"until" text,
	"author_name" text NOT NULL,
	"author_email" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"end_how" text,
	"ended_at" timestamp with time zone,
	"ended_by_name" text,
	"ended_by_email" text
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_standing" ON "decisions" USING btree ("uid","host") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "decisions_journal" ON "decisions" USING btree ("uid","host","made_at");--> statement-breakpoint
CREATE INDEX "decisions_audit" ON "decisions" USING btree ("audit_id");
-- migration 1795345776906 0011_shares
CREATE TABLE "recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" "bytea",
	"confirm_until" timestamp with time zone,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "recipients_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"password_hash" text,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"access_count" integer DEFAULT 0 NOT NULL,
	"last_access_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_uid_host_email" ON "recipients" USING btree ("uid","host","email");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_confirm" ON "recipients" USING btree ("confirm_hash") WHERE confirm_hash is not null;--> statement-breakpoint
CREATE INDEX "shares_audit" ON "shares" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "shares_uid" ON "shares" USING btree ("uid");
-- migration 1795346413721 0012_report_parts
CREATE TABLE "report_parts" (
	"audit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"document" json NOT NULL,
	CONSTRAINT "report_parts_audit_id_name_pk" PRIMARY KEY("audit_id","name")
);
--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_audit_id_reports_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."reports"("audit_id") ON DELETE cascade ON UPDATE no action;
-- migration 1795346583064 0013_brands
CREATE TABLE "brands" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" "bytea",
	"logo_type" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;
-- migration 1795353591081 0014_admin_acts
CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"admin_uid" text,
	"act" text NOT NULL,
	"target_uid" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_acts_happened" ON "admin_acts" USING btree ("happened_at");
-- migration 1795357414918 0015_politeness
CREATE TABLE "audit_starts" (
	"audit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"uid" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_starts_audit_id_round_pk" PRIMARY KEY("audit_id","round")
);
--> statement-breakpoint
CREATE TABLE "site_wishes" (
	"origin" text PRIMARY KEY NOT NULL,
	"refuses" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_starts" ADD CONSTRAINT "audit_starts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_starts_uid" ON "audit_starts" USING btree ("uid","started_at");--> statement-breakpoint
CREATE INDEX "site_wishes_read" ON "site_wishes" USING btree ("read_at");
-- migration 1795357701993 0016_doors
CREATE TABLE "known_browsers" (
	"token_hash" "bytea" NOT NULL,
	"uid" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_uid_pk" PRIMARY KEY("token_hash","uid")
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_id_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_uid" ON "known_browsers" USING btree ("uid","used_at");--> statement-breakpoint
CREATE INDEX "limit_windows_ends" ON "limit_windows" USING btree ("ends_at");
-- migration 1795358052140 0017_audit_visits
CREATE TABLE "audit_visits" (
	"audit_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"asked" json NOT NULL,
	"batch" uuid NOT NULL,
	"given_up" integer DEFAULT 0 NOT NULL,
	"outcome" "bytea",
	"screenshot" "bytea",
	"done_at" timestamp with time zone,
	CONSTRAINT "audit_visits_audit_id_key_pk" PRIMARY KEY("audit_id","key")
);
--> statement-breakpoint
ALTER TABLE "audit_visits" ADD CONSTRAINT "audit_visits_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_visits_batch" ON "audit_visits" USING btree ("batch");
-- migration 1795365082088 0018_billing
CREATE TABLE "billing_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"granted_plan" text NOT NULL,
	"paid_plan" text DEFAULT 'free' NOT NULL,
	"subscription" jsonb,
	"checkout_id" text,
	"checkout_at" timestamp with time zone,
	"read_number" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_endings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_check" ON "billing_accounts" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");
-- migration 1795368851465 0019_keys
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"start" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"once" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_tried_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"failing" boolean DEFAULT false NOT NULL,
	"last_delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "audit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer" "bytea";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_uid" ON "api_keys" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhooks_uid" ON "webhooks" USING btree ("uid");
-- migration 1795368908809 0020_hosted_identity
CREATE TABLE "mailed_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_stamp" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mailed_tokens_uid" ON "mailed_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
-- Links in mailboxes stay good: what the embedded provider kept of them is the same digest.
insert into "mailed_tokens" ("digest", "uid", "expires_at") select "identifier", "value", "expiresAt" from "identity_verification" on conflict do nothing;
-- migration 1795368967237 0021_objects
CREATE TABLE "loose_objects" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "object" text;--> statement-breakpoint
CREATE INDEX "loose_objects_due" ON "loose_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "blobs_object" ON "blobs" USING btree ("object") WHERE object is not null;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_somewhere" CHECK (num_nonnulls(bytes, object) = 1);--> statement-breakpoint
CREATE FUNCTION "loosen_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whatever deletes a row, a cascade too, lets its object go in the same transaction.
  INSERT INTO loose_objects (name, due_at) VALUES (OLD.object, date_trunc('milliseconds', now()))
    ON CONFLICT (name) DO UPDATE SET due_at = greatest(loose_objects.due_at, excluded.due_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "blobs_loosen" AFTER DELETE OR UPDATE OF "object" ON "blobs"
  FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION "loosen_object"();
-- migration 1795369034237 0022_limits-unlogged
ALTER TABLE "limit_windows" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "limit_windows" SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.5);
-- migration 1795764385585 0023_site-visits
CREATE TABLE "site_visits" (
	"of_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"host" text NOT NULL,
	"uid" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "site_visits_of_id_attempt_pk" PRIMARY KEY("of_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_visits_site" ON "site_visits" USING btree ("site","started_at");--> statement-breakpoint
CREATE INDEX "site_visits_started" ON "site_visits" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "site_visits_uid" ON "site_visits" USING btree ("uid");
