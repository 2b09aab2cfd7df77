CREATE TABLE "book_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"book" text NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"is_in" boolean NOT NULL,
	"practice_type" text,
	"bookmark" text,
	"note" text,
	"practice_count" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"parent_id" uuid,
	"text" text NOT NULL,
	"images" text[] NOT NULL,
	"version" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"learner_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"liked" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "comment_like_learner_id_comment_id_pk" PRIMARY KEY("learner_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "dictation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"words" jsonb NOT NULL,
	"version" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_level" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"description" text,
	"version" integer NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_target" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"listening" integer NOT NULL,
	"reading" integer NOT NULL,
	"writing" integer NOT NULL,
	"speaking" integer NOT NULL,
	"overall" integer NOT NULL,
	"exam_date" date NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_device" ADD COLUMN "last_op_id" uuid;--> statement-breakpoint
ALTER TABLE "book_word" ADD CONSTRAINT "book_word_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictation" ADD CONSTRAINT "dictation_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_level" ADD CONSTRAINT "learner_level_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_target" ADD CONSTRAINT "score_target_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_word_slot" ON "book_word" USING btree ("learner_id","book","word_key");--> statement-breakpoint
CREATE INDEX "comment_practice" ON "comment" USING btree ("practice_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_replies" ON "comment" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "comment_images" ON "comment" USING gin ("images");--> statement-breakpoint
CREATE INDEX "comment_like_comment" ON "comment_like" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "dictation_own" ON "dictation" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "note_slot" ON "note" USING btree ("learner_id","practice_id");--> statement-breakpoint
CREATE INDEX "report_practice" ON "report" USING btree ("practice_id");--> statement-breakpoint
CREATE INDEX "report_learner" ON "report" USING btree ("learner_id");