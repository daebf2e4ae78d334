CREATE TABLE "known_browsers" (
	"token_hash" "bytea" NOT NULL,
	"uid" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_uid_pk" PRIMARY KEY("token_hash","uid")
);
--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_id_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_uid" ON "known_browsers" USING btree ("uid","used_at");--> statement-breakpoint
CREATE INDEX "limit_windows_ends" ON "limit_windows" USING btree ("ends_at");