CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"admin_uid" text,
	"act" text NOT NULL,
	"target_uid" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_acts_happened" ON "admin_acts" USING btree ("happened_at");