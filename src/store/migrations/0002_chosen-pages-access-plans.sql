CREATE TABLE "field_answers" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover_fixes" (
	"handover_id" uuid NOT NULL,
	"fix_key" text NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"role" text NOT NULL,
	"basis" jsonb NOT NULL,
	"mark" text DEFAULT 'todo' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"seen" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "handover_fixes_handover_id_fix_key_pk" PRIMARY KEY("handover_id","fix_key")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"days" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"access_count" integer DEFAULT 0 NOT NULL,
	"last_access_at" timestamp with time zone,
	CONSTRAINT "handovers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "providers_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "sample_versions" (
	"sample_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"pages" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_versions_sample_id_version_pk" PRIMARY KEY("sample_id","version")
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"origin" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"kinds" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_accesses_host" UNIQUE("uid","host")
);
--> statement-breakpoint
ALTER TABLE "audit_pages" ADD COLUMN "sample" jsonb;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "sample_id" uuid;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "sample_id" uuid;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "sample_version" integer;--> statement-breakpoint
ALTER TABLE "handover_fixes" ADD CONSTRAINT "handover_fixes_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_versions" ADD CONSTRAINT "sample_versions_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_accesses" ADD CONSTRAINT "site_accesses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_audit" ON "handovers" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "handovers_uid" ON "handovers" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "handovers_provider" ON "handovers" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "providers_uid_email" ON "providers" USING btree ("uid","email");--> statement-breakpoint
CREATE INDEX "samples_uid_host" ON "samples" USING btree ("uid","host");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_name" ON "samples" USING btree ("uid","host",lower("name"));--> statement-breakpoint
CREATE INDEX "site_accesses_uid" ON "site_accesses" USING btree ("uid");