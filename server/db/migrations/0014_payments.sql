CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid,
	"plan_id" integer NOT NULL,
	"days" integer NOT NULL,
	"gateway" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"discount_code" text NOT NULL,
	"redirect_url" text NOT NULL,
	"secondary_redirect_url" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"reference" text,
	"approval_url" text,
	"capture_id" text,
	"receipt_sha256" text,
	"premium_from" timestamp (3) with time zone,
	"premium_until" timestamp (3) with time zone,
	"is_refund_wanted" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"most_uses" integer,
	"ends_at" timestamp (3) with time zone,
	"plan_ids" integer[],
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order_own" ON "payment_order" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_reference" ON "payment_order" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payment_order_code" ON "payment_order" USING btree ("discount_code");--> statement-breakpoint
CREATE INDEX "payment_order_due" ON "payment_order" USING btree ("due_at") WHERE due_at is not null;