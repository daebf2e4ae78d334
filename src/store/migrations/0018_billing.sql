CREATE TABLE "billing_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"granted_plan" text NOT NULL,
	"paid_plan" text DEFAULT 'free' NOT NULL,
	"subscription" jsonb,
	"checkout_id" text,
	"checkout_at" timestamp with time zone,
	"read_number" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_endings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_check" ON "billing_accounts" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");