CREATE TABLE "loose_objects" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "object" text;--> statement-breakpoint
CREATE INDEX "loose_objects_due" ON "loose_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "blobs_object" ON "blobs" USING btree ("object") WHERE object is not null;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_somewhere" CHECK (num_nonnulls(bytes, object) = 1);--> statement-breakpoint
CREATE FUNCTION "loosen_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whatever deletes a row, a cascade too, lets its object go in the same transaction.
  INSERT INTO loose_objects (name, due_at) VALUES (OLD.object, date_trunc('milliseconds', now()))
    ON CONFLICT (name) DO UPDATE SET due_at = greatest(loose_objects.due_at, excluded.due_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "blobs_loosen" AFTER DELETE OR UPDATE OF "object" ON "blobs"
  FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION "loosen_object"();
