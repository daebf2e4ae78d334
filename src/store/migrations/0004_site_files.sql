CREATE TABLE "site_files" (
	"uid" text NOT NULL,
	"origin" text NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_files_uid_origin_pk" PRIMARY KEY("uid","origin")
);
--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;