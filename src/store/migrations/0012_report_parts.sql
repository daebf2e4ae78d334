CREATE TABLE "report_parts" (
	"audit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"document" json NOT NULL,
	CONSTRAINT "report_parts_audit_id_name_pk" PRIMARY KEY("audit_id","name")
);
--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_audit_id_reports_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."reports"("audit_id") ON DELETE cascade ON UPDATE no action;