CREATE TABLE "brands" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" "bytea",
	"logo_type" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;