CREATE TYPE "public"."attempt_outcome" AS ENUM('different', 'confirming', 'refuted', 'solved');--> statement-breakpoint
ALTER TYPE "public"."lesson_type" ADD VALUE 'exercise';--> statement-breakpoint
CREATE TABLE "data_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"visible" jsonb NOT NULL,
	"hidden" jsonb NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"code" text NOT NULL,
	"outcome" "attempt_outcome" NOT NULL,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_solutions" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_solutions_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_attempts" ADD CONSTRAINT "exercise_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_solutions" ADD CONSTRAINT "seen_solutions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_attempts_by_lesson" ON "exercise_attempts" USING btree ("user_id","course_id","lesson_id","attempted_at");