ALTER TABLE "webhooks" ADD COLUMN "kind" text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "hosts" jsonb;