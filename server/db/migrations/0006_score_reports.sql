CREATE TABLE "score_report" (
	"learner_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"value" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "score_report_learner_id_report_id_pk" PRIMARY KEY("learner_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "score_report" ADD CONSTRAINT "score_report_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;