CREATE TABLE "ai_use" (
	"learner_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_use_learner_id_answer_id_pk" PRIMARY KEY("learner_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "scoring_job" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claim" uuid,
	"failure" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_use" ADD CONSTRAINT "ai_use_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_job" ADD CONSTRAINT "scoring_job_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoring_job_due" ON "scoring_job" USING btree ("due_at") WHERE failure is null;