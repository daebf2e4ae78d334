CREATE TABLE "factor_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"uid" text,
	"challenge" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"stamp" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"uid" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refusal_hash" "bytea" NOT NULL,
	CONSTRAINT "factor_resets_refusal_hash_unique" UNIQUE("refusal_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"sealed" "bytea",
	"digest" "bytea",
	"public_key" "bytea",
	"credential_id" text,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "second_factors_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address_block" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_uid" ON "factor_challenges" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factors_uid" ON "second_factors" USING btree ("uid");