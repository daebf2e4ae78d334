CREATE TABLE "audit_starts" (
	"audit_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"uid" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_starts_audit_id_round_pk" PRIMARY KEY("audit_id","round")
);
--> statement-breakpoint
CREATE TABLE "site_wishes" (
	"origin" text PRIMARY KEY NOT NULL,
	"refuses" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_starts" ADD CONSTRAINT "audit_starts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_starts_uid" ON "audit_starts" USING btree ("uid","started_at");--> statement-breakpoint
CREATE INDEX "site_wishes_read" ON "site_wishes" USING btree ("read_at");