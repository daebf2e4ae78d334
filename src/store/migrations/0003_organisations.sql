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
ALTER TABLE "audits" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "space" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_uid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_hosts" ADD CONSTRAINT "membership_hosts_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_hosts" ADD CONSTRAINT "membership_hosts_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_events" ADD CONSTRAINT "organisation_events_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_transfers" ADD CONSTRAINT "site_transfers_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_transfers" ADD CONSTRAINT "site_transfers_target_users_uid_fk" FOREIGN KEY ("target") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "audits" ADD CONSTRAINT "audits_started_by_users_uid_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_space_users_uid_fk" FOREIGN KEY ("space") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_started_by" ON "audits" USING btree ("started_by") WHERE started_by is not null;