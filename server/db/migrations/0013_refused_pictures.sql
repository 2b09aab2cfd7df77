ALTER TABLE "blob" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The rules have changed since they were looked at.
UPDATE "blob" SET "is_checked" = false WHERE "mime_type" LIKE 'image/%';
