CREATE TABLE "mailed_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_stamp" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mailed_tokens_uid" ON "mailed_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "mailed_tokens_expires" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
-- Links in mailboxes stay good: what the embedded provider kept of them is the same digest.
insert into "mailed_tokens" ("digest", "uid", "expires_at") select "identifier", "value", "expiresAt" from "identity_verification" on conflict do nothing;
