CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"rule_id" text NOT NULL,
	"page" text NOT NULL,
	"occurrence" integer,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verifications_audit" ON "verifications" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "verifications_uid_created" ON "verifications" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "verifications_open" ON "verifications" USING btree ("created_at") WHERE status in ('queued', 'running');