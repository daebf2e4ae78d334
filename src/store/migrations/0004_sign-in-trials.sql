CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trials_uid_host" ON "trials" USING btree ("uid","host");--> statement-breakpoint
CREATE INDEX "trials_created" ON "trials" USING btree ("created_at");