CREATE TABLE "join_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "identity_links" ADD COLUMN "step_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "sign_in_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "siret" text;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organisation_users_uid_fk" FOREIGN KEY ("organisation") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_live" ON "join_requests" USING btree ("organisation","person") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "join_requests_person" ON "join_requests" USING btree ("person");--> statement-breakpoint
CREATE INDEX "join_requests_created" ON "join_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_made_by" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "audits_finished" ON "audits" USING btree ("uid","host","scope","finished_at","id") WHERE status = 'done' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "domains_sign_in" ON "domains" USING btree ("host") WHERE sign_in_by is not null;--> statement-breakpoint
CREATE INDEX "users_siret" ON "users" USING btree ("siret") WHERE siret is not null;