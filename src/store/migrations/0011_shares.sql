CREATE TABLE "recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" "bytea",
	"confirm_until" timestamp with time zone,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "recipients_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"password_hash" text,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"access_count" integer DEFAULT 0 NOT NULL,
	"last_access_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_uid_host_email" ON "recipients" USING btree ("uid","host","email");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_confirm" ON "recipients" USING btree ("confirm_hash") WHERE confirm_hash is not null;--> statement-breakpoint
CREATE INDEX "shares_audit" ON "shares" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "shares_uid" ON "shares" USING btree ("uid");