CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"audit_id" uuid,
	"decided_from" timestamp with time zone NOT NULL,
	"rule_id" text NOT NULL,
	"rule_version" integer NOT NULL,
	"verdict" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"page" text NOT NULL,
	"place" text NOT NULL,
	"anchor" jsonb NOT NULL,
	"reason" text NOT NULL,
	"motive" text,
	"taken_by" text,
	"until" text,
	"author_name" text NOT NULL,
	"author_email" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"end_how" text,
	"ended_at" timestamp with time zone,
	"ended_by_name" text,
	"ended_by_email" text
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_standing" ON "decisions" USING btree ("uid","host") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "decisions_journal" ON "decisions" USING btree ("uid","host","made_at");--> statement-breakpoint
CREATE INDEX "decisions_audit" ON "decisions" USING btree ("audit_id");