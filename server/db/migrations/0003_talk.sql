CREATE TABLE "answer_share" (
	"learner_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"shared" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "answer_share_learner_id_answer_id_pk" PRIMARY KEY("learner_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "gone_learner" (
	"subject" text PRIMARY KEY NOT NULL,
	"gone_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "share_answers" boolean;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "comment_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_share" ADD CONSTRAINT "answer_share_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_share_answer" ON "answer_share" USING btree ("answer_id");