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