ALTER TABLE "drafts" ALTER COLUMN "form" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "extension_requests" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "open_extensions" ON "extension_requests" USING btree ("requested_at","id") WHERE "extension_requests"."status" = 'requested';--> statement-breakpoint
DROP TYPE "public"."draft_form";