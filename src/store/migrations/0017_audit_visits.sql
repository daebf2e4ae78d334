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