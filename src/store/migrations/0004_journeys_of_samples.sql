CREATE TABLE "journey_versions" (
	"journey_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "journey_versions_journey_id_version_pk" PRIMARY KEY("journey_id","version")
);
--> statement-breakpoint
ALTER TABLE "sample_versions" ADD COLUMN "journeys" jsonb;--> statement-breakpoint
ALTER TABLE "journey_versions" ADD CONSTRAINT "journey_versions_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_versions" ADD CONSTRAINT "journey_versions_saved_by_users_uid_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_versions_saved_by" ON "journey_versions" USING btree ("saved_by");