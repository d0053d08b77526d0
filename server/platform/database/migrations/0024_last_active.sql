ALTER TABLE "enrolments" ADD COLUMN "last_active_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pending_assignments" ON "student_assignments" USING btree ("assignment_id") WHERE "student_assignments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "completed_lessons_by_course" ON "completed_lessons" USING btree ("course_id","user_id","lesson_id");--> statement-breakpoint
-- When each student was last active, as far as it was written down.
UPDATE "enrolments" SET "last_active_at" = greatest(
	(SELECT max("opened_at") FROM "opened_lessons" o WHERE o."user_id" = "enrolments"."user_id" AND o."course_id" = "enrolments"."course_id"),
	(SELECT max("completed_at") FROM "completed_lessons" c WHERE c."user_id" = "enrolments"."user_id" AND c."course_id" = "enrolments"."course_id"),
	(SELECT max("answered_at") FROM "quiz_attempts" q WHERE q."user_id" = "enrolments"."user_id" AND q."course_id" = "enrolments"."course_id"),
	(SELECT max(s."submitted_at") FROM "submissions" s JOIN "assignments" a ON a."id" = s."assignment_id" WHERE s."user_id" = "enrolments"."user_id" AND a."course_id" = "enrolments"."course_id")
);
