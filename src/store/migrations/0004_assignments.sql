CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"host" text NOT NULL,
	"fix_key" text NOT NULL,
	"title" text NOT NULL,
	"basis" jsonb NOT NULL,
	"audit_id" uuid,
	"assignee" text,
	"left_at" timestamp with time zone,
	"due" text,
	"mark" text DEFAULT 'todo' NOT NULL,
	"done_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"seen" text,
	"seen_at" timestamp with time zone,
	"told_due" text,
	"told_late" text
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_person_pk" PRIMARY KEY("comment_id","person")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"assignment_id" uuid NOT NULL,
	"comment_id" uuid,
	"audit_id" uuid,
	"kind" text NOT NULL,
	"by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "work_pace" text DEFAULT 'soon' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assignee_users_uid_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_users_uid_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_person_users_uid_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_by_users_uid_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_fix" ON "assignments" USING btree ("uid","host","fix_key");--> statement-breakpoint
CREATE INDEX "assignments_assignee" ON "assignments" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "assignments_audit" ON "assignments" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due");--> statement-breakpoint
CREATE INDEX "comment_mentions_person" ON "comment_mentions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "comments_assignment" ON "comments" USING btree ("assignment_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author");--> statement-breakpoint
CREATE INDEX "work_notices_person" ON "work_notices" USING btree ("person","created_at");--> statement-breakpoint
CREATE INDEX "work_notices_assignment" ON "work_notices" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "work_notices_comment" ON "work_notices" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "work_notices_audit" ON "work_notices" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "work_notices_by" ON "work_notices" USING btree ("by");