CREATE TABLE "graders" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"returned_by" uuid,
	"returned_at" timestamp with time zone NOT NULL,
	"visible_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"sum" integer,
	"reason" text,
	"levels" jsonb NOT NULL,
	"comments" jsonb NOT NULL,
	"file_comments" jsonb NOT NULL,
	"text" text,
	"seen_at" timestamp with time zone,
	"mail_id" uuid
);
--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_user_id_assignment_id_pk";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "resubmissions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was handed in before becomes the first attempt, its grade the first feedback.
INSERT INTO "submissions" ("user_id", "assignment_id")
  SELECT "user_id", "assignment_id" FROM "student_assignments" AS "own"
  WHERE "submitted_at" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "submissions" WHERE "submissions"."user_id" = "own"."user_id" AND "submissions"."assignment_id" = "own"."assignment_id"
  );--> statement-breakpoint
UPDATE "submissions" SET "submitted_at" = coalesce("own"."submitted_at", "own"."due_at"), "number" = "own"."number",
  "returned_at" = CASE WHEN "own"."grade" IS NULL THEN NULL ELSE coalesce("own"."submitted_at", "own"."due_at") END,
  "revision" = CASE WHEN "own"."grade" IS NULL THEN 0 ELSE 1 END
  FROM (
    SELECT *, row_number() OVER (PARTITION BY "assignment_id" ORDER BY "submitted_at", "user_id") AS "number" FROM "student_assignments"
  ) AS "own"
  WHERE "submissions"."user_id" = "own"."user_id" AND "submissions"."assignment_id" = "own"."assignment_id";--> statement-breakpoint
INSERT INTO "submission_feedback"
  ("submission_id", "returned_at", "visible_at", "total", "levels", "comments", "file_comments", "text")
  SELECT "submissions"."id", "returned_at", "returned_at", "own"."grade", '[]', '[]', '[]', "own"."feedback"
  FROM "submissions" JOIN "student_assignments" AS "own"
    ON "submissions"."user_id" = "own"."user_id" AND "submissions"."assignment_id" = "own"."assignment_id"
  WHERE "own"."grade" IS NOT NULL;--> statement-breakpoint
UPDATE "student_assignments" SET "status" = 'completed' WHERE "status" = 'graded';--> statement-breakpoint
UPDATE "submission_files" SET "submission_id" = "submissions"."id" FROM "submissions"
  WHERE "submission_files"."position" IS NOT NULL AND "submissions"."user_id" = "submission_files"."user_id"
    AND "submissions"."assignment_id" = "submission_files"."assignment_id";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "submitted_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "graders" ADD CONSTRAINT "graders_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graders" ADD CONSTRAINT "graders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graders_by_user" ON "graders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_by_submission" ON "submission_feedback" USING btree ("submission_id","visible_at");--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_submission" ON "submission_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_attempts" ON "submissions" USING btree ("user_id","assignment_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_numbers" ON "submissions" USING btree ("assignment_id","number","attempt");--> statement-breakpoint
CREATE INDEX "submissions_to_grade" ON "submissions" USING btree ("assignment_id","submitted_at","id") WHERE "submissions"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "student_assignments" DROP COLUMN "grade";--> statement-breakpoint
ALTER TABLE "student_assignments" DROP COLUMN "feedback";