CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"from_plan" text NOT NULL,
	"plan" text NOT NULL,
	"label" text NOT NULL,
	"price_euros" integer NOT NULL,
	"cause" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "report_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD COLUMN "from_plan" text;--> statement-breakpoint
UPDATE "plan_requests" SET "from_plan" = "users"."plan" FROM "users" WHERE "users"."uid" = "plan_requests"."uid";--> statement-breakpoint
ALTER TABLE "plan_requests" ALTER COLUMN "from_plan" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unwanted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_changes_uid" ON "plan_changes" USING btree ("uid","changed_at");--> statement-breakpoint
CREATE INDEX "audits_kept_reports" ON "audits" USING btree ("finished_at") WHERE status = 'done' and report_removed_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unsubscribe_token_unique" UNIQUE("unsubscribe_token");