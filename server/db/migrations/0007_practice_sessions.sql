CREATE TABLE "practice_session" (
	"learner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "practice_session_learner_id_session_id_pk" PRIMARY KEY("learner_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "practice_session" ADD CONSTRAINT "practice_session_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;