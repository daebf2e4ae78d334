CREATE TABLE "field_answers" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
