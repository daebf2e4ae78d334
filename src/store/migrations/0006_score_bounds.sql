ALTER TABLE "audits" ADD COLUMN "score_up_to" integer;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "themes_up_to" jsonb;