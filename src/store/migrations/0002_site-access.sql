CREATE TABLE "site_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"origin" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"kinds" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_accesses_host" UNIQUE("uid","host")
);
--> statement-breakpoint
ALTER TABLE "site_accesses" ADD CONSTRAINT "site_accesses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_accesses_uid" ON "site_accesses" USING btree ("uid");