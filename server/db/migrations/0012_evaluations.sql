CREATE TABLE "evaluation" (
	"learner_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"task_type" text NOT NULL,
	"verdict" text,
	"comment" text,
	"about" jsonb,
	"version" integer NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evaluation_learner_id_answer_id_pk" PRIMARY KEY("learner_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;