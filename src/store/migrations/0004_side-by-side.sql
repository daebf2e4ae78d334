CREATE TABLE "lineups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"sites" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_medians" (
	"profile" text PRIMARY KEY NOT NULL,
	"sites" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "counts_in_medians" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lineups_uid" ON "lineups" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "lineups_name" ON "lineups" USING btree ("uid",lower("name"));