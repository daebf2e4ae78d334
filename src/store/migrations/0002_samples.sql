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
ALTER TABLE "audit_pages" ADD COLUMN "sample" jsonb;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "sample_id" uuid;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "sample_id" uuid;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "sample_version" integer;--> statement-breakpoint
ALTER TABLE "sample_versions" ADD CONSTRAINT "sample_versions_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "samples_uid_host" ON "samples" USING btree ("uid","host");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_name" ON "samples" USING btree ("uid","host",lower("name"));