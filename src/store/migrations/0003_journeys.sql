CREATE TABLE "journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"sealed" "bytea",
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journeys_uid_host" ON "journeys" USING btree ("uid","host");--> statement-breakpoint
CREATE UNIQUE INDEX "journeys_name" ON "journeys" USING btree ("uid","host",lower("name"));