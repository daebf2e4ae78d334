CREATE TABLE "factor_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"uid" text,
	"challenge" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"stamp" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"uid" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refusal_hash" "bytea" NOT NULL,
	CONSTRAINT "factor_resets_refusal_hash_unique" UNIQUE("refusal_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"sealed" "bytea",
	"digest" "bytea",
	"public_key" "bytea",
	"credential_id" text,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "second_factors_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"sealed" "bytea",
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "later_measures" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"engine_version" text NOT NULL,
	"pages" jsonb NOT NULL,
	"gathered" "bytea" NOT NULL,
	"loads" json NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"may_act" boolean DEFAULT false NOT NULL,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "membership_hosts" (
	"organisation" text NOT NULL,
	"person" text NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "membership_hosts_organisation_person_host_pk" PRIMARY KEY("organisation","person","host")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organisation" text NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"may_act" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_organisation_person_pk" PRIMARY KEY("organisation","person")
);
--> statement-breakpoint
CREATE TABLE "organisation_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"target" text NOT NULL,
	"host" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"siret" text,
	"organization_label" text,
	CONSTRAINT "identity_links_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_logins" (
	"browser_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"uid" text,
	"destination" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"arrived" jsonb
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_id_token" "bytea" NOT NULL,
	"step_up" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "kind" text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "hosts" jsonb;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "later_measure" jsonb;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address_block" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "space" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wanted_url" text;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "later_measures" ADD CONSTRAINT "later_measures_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_uid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_hosts" ADD CONSTRAINT "membership_hosts_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_hosts" ADD CONSTRAINT "membership_hosts_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_events" ADD CONSTRAINT "organisation_events_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_transfers" ADD CONSTRAINT "site_transfers_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_transfers" ADD CONSTRAINT "site_transfers_target_users_uid_fk" FOREIGN KEY ("target") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_logins" ADD CONSTRAINT "provider_logins_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_uid" ON "factor_challenges" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factors_uid" ON "second_factors" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "journeys_uid_host" ON "journeys" USING btree ("uid","host");--> statement-breakpoint
CREATE UNIQUE INDEX "journeys_name" ON "journeys" USING btree ("uid","host",lower("name"));--> statement-breakpoint
CREATE INDEX "later_measures_due" ON "later_measures" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_live" ON "invitations" USING btree ("organisation","email") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "membership_hosts_person" ON "membership_hosts" USING btree ("person");--> statement-breakpoint
CREATE INDEX "memberships_person" ON "memberships" USING btree ("person");--> statement-breakpoint
CREATE INDEX "organisation_events_organisation" ON "organisation_events" USING btree ("organisation","happened_at","id");--> statement-breakpoint
CREATE INDEX "organisation_events_happened" ON "organisation_events" USING btree ("happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_transfers_host" ON "site_transfers" USING btree ("organisation","host");--> statement-breakpoint
CREATE INDEX "site_transfers_target" ON "site_transfers" USING btree ("target");--> statement-breakpoint
CREATE INDEX "identity_links_uid" ON "identity_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_logins_expires" ON "provider_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_logins_uid" ON "provider_logins" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_started_by_users_uid_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_space_users_uid_fk" FOREIGN KEY ("space") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_started_by" ON "audits" USING btree ("started_by") WHERE started_by is not null;