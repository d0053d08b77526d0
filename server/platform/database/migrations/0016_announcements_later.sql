ALTER TABLE "announcements" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("published_at") WHERE "announcements"."mailed_at" is null;--> statement-breakpoint
UPDATE "announcements" SET "mailed_at" = "published_at";
