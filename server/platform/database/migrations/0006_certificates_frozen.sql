CREATE TABLE "opened_lessons" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_lessons_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "student_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "course_title" text;--> statement-breakpoint
-- Certificates of before get the name and the title that their page shows now.
UPDATE "certificates" SET
  "student_name" = (SELECT "first_name" || ' ' || "last_name" FROM "users" WHERE "users"."id" = "certificates"."user_id"),
  "course_title" = (SELECT "title" FROM "courses" WHERE "courses"."id" = "certificates"."course_id");--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "student_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "course_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revocation_reason" text;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;