CREATE TABLE "identity_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"siret" text,
	"organization_label" text,
	CONSTRAINT "identity_links_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_logins" (
	"browser_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"uid" text,
	"destination" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"arrived" jsonb
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_id_token" "bytea" NOT NULL,
	"step_up" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_logins" ADD CONSTRAINT "provider_logins_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_links_uid" ON "identity_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_logins_expires" ON "provider_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_logins_uid" ON "provider_logins" USING btree ("uid");