CREATE TABLE "engine_faults" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"engine_version" text NOT NULL,
	"occurrences" integer NOT NULL,
	"audits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"last_message" text NOT NULL,
	CONSTRAINT "engine_faults_kind_subject_engine_version_pk" PRIMARY KEY("kind","subject","engine_version")
);
