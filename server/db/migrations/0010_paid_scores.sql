ALTER TABLE "scoring_job" ADD COLUMN "unpaid_by" uuid;--> statement-breakpoint
CREATE INDEX "scoring_job_unpaid" ON "scoring_job" USING btree ("unpaid_by") WHERE unpaid_by is not null;