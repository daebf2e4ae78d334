CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "ignore_robots" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_uid_host" ON "domains" USING btree ("uid","host");