CREATE TABLE "audit_pages" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "pages" jsonb;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "page_set" text;--> statement-breakpoint
ALTER TABLE "audit_pages" ADD CONSTRAINT "audit_pages_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;