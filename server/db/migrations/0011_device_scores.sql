ALTER TABLE "answer" ADD COLUMN "device_score" jsonb;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "shown_before" jsonb;