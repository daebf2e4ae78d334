CREATE TABLE "journey_versions" (
	"journey_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "journey_versions_journey_id_version_pk" PRIMARY KEY("journey_id","version")
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"sites" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_medians" (
	"profile" text PRIMARY KEY NOT NULL,
	"sites" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"fix_key" text NOT NULL,
	"title" text NOT NULL,
	"basis" jsonb NOT NULL,
	"audit_id" uuid,
	"assignee" text,
	"left_at" timestamp with time zone,
	"due" text,
	"mark" text DEFAULT 'todo' NOT NULL,
	"done_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"seen" text,
	"seen_at" timestamp with time zone,
	"told_due" text,
	"told_late" text
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_person_pk" PRIMARY KEY("comment_id","person")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"assignment_id" uuid NOT NULL,
	"comment_id" uuid,
	"audit_id" uuid,
	"kind" text NOT NULL,
	"by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "sample_versions" ADD COLUMN "journeys" jsonb;--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "step_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "sign_in_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "work_pace" text DEFAULT 'soon' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "counts_in_medians" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "siret" text;--> statement-breakpoint
ALTER TABLE "journey_versions" ADD CONSTRAINT "journey_versions_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_versions" ADD CONSTRAINT "journey_versions_saved_by_users_uid_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assignee_users_uid_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_users_uid_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_by_users_uid_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_versions_saved_by" ON "journey_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "lineups_uid" ON "lineups" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "lineups_name" ON "lineups" USING btree ("uid",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_live" ON "join_requests" USING btree ("organisation","person") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "join_requests_person" ON "join_requests" USING btree ("person");--> statement-breakpoint
CREATE INDEX "join_requests_created" ON "join_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trials_uid_host" ON "trials" USING btree ("uid","host");--> statement-breakpoint
CREATE INDEX "trials_created" ON "trials" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_fix" ON "assignments" USING btree ("uid","host","fix_key");--> statement-breakpoint
CREATE INDEX "assignments_assignee" ON "assignments" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "assignments_audit" ON "assignments" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due");--> statement-breakpoint
CREATE INDEX "comment_mentions_person" ON "comment_mentions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "comments_assignment" ON "comments" USING btree ("assignment_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author");--> statement-breakpoint
CREATE INDEX "work_notices_person" ON "work_notices" USING btree ("person","created_at");--> statement-breakpoint
CREATE INDEX "work_notices_assignment" ON "work_notices" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "work_notices_comment" ON "work_notices" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "work_notices_audit" ON "work_notices" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "work_notices_by" ON "work_notices" USING btree ("by");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_made_by" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "audits_finished" ON "audits" USING btree ("uid","host","scope","finished_at","id") WHERE status = 'done' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "domains_sign_in" ON "domains" USING btree ("host") WHERE sign_in_by is not null;--> statement-breakpoint
CREATE INDEX "users_siret" ON "users" USING btree ("siret") WHERE siret is not null;