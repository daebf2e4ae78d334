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
ALTER TABLE "audits" ADD COLUMN "later_measure" jsonb;--> statement-breakpoint
ALTER TABLE "later_measures" ADD CONSTRAINT "later_measures_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "later_measures_due" ON "later_measures" USING btree ("due_at");