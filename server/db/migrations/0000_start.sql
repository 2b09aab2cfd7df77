CREATE TABLE "answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"task_type" text NOT NULL,
	"value" jsonb NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"pte_type" text NOT NULL,
	"score" jsonb,
	"score_percentage" double precision,
	"recording_sha256" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blob" (
	"learner_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blob_learner_id_sha256_pk" PRIMARY KEY("learner_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_feed" (
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"seq" bigint NOT NULL,
	"version" integer NOT NULL,
	"deleted" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "change_feed_learner_id_kind_key_pk" PRIMARY KEY("learner_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "client_device" (
	"learner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"pending_count" integer NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_device_learner_id_client_id_pk" PRIMARY KEY("learner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "exam_memory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"practice_id" integer NOT NULL,
	"exam_date" date NOT NULL,
	"country" text NOT NULL,
	"pte_type" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_head" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"swept_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"learner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_learner_id_key_pk" PRIMARY KEY("learner_id","key")
);
--> statement-breakpoint
CREATE TABLE "idp_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idp_account_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "learner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"username" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text,
	"pte_type" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learner_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "oidc_payload" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp (3) with time zone,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_payload_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blob" ADD CONSTRAINT "blob_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_feed" ADD CONSTRAINT "change_feed_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_device" ADD CONSTRAINT "client_device_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_memory" ADD CONSTRAINT "exam_memory_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_head" ADD CONSTRAINT "feed_head_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_own" ON "answer" USING btree ("learner_id","task_type","practice_id");--> statement-breakpoint
CREATE INDEX "answer_practice" ON "answer" USING btree ("practice_id","modified_at");--> statement-breakpoint
CREATE INDEX "answer_recording" ON "answer" USING btree ("learner_id","recording_sha256");--> statement-breakpoint
CREATE INDEX "blob_hash" ON "blob" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmark_slot" ON "bookmark" USING btree ("learner_id","practice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_feed_order" ON "change_feed" USING btree ("learner_id","seq");--> statement-breakpoint
CREATE INDEX "change_feed_age" ON "change_feed" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "exam_memory_practice" ON "exam_memory" USING btree ("practice_id","created_at");--> statement-breakpoint
CREATE INDEX "exam_memory_learner" ON "exam_memory" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oidc_payload_grant" ON "oidc_payload" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_uid" ON "oidc_payload" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payload_user_code" ON "oidc_payload" USING btree ("user_code");--> statement-breakpoint
CREATE INDEX "oidc_payload_expiry" ON "oidc_payload" USING btree ("expires_at");