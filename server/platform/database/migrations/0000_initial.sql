CREATE TYPE "public"."role" AS ENUM('student', 'instructor');--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('invitation', 'passwordReset');--> statement-breakpoint
CREATE TYPE "public"."card_rating" AS ENUM('again', 'hard', 'good', 'easy');--> statement-breakpoint
CREATE TYPE "public"."learning_event_kind" AS ENUM('lesson-opened', 'lesson-completed', 'active', 'question-answered', 'exercise-attempted', 'submitted', 'graded', 'placement-answered');--> statement-breakpoint
CREATE TYPE "public"."path_change_kind" AS ENUM('known', 'shaky', 'done', 'moved', 'added', 'removed', 'skipped', 'restored', 'pinned');--> statement-breakpoint
CREATE TYPE "public"."placement_state" AS ENUM('none', 'running', 'done');--> statement-breakpoint
CREATE TYPE "public"."assignment_status" AS ENUM('pending', 'overdue', 'completed', 'graded');--> statement-breakpoint
CREATE TYPE "public"."extension_status" AS ENUM('requested', 'granted', 'declined');--> statement-breakpoint
CREATE TYPE "public"."enrolment_access" AS ENUM('active', 'suspended', 'ended');--> statement-breakpoint
CREATE TYPE "public"."lesson_type" AS ENUM('video', 'reading', 'quiz', 'assignment', 'exercise', 'case-study');--> statement-breakpoint
CREATE TYPE "public"."level" AS ENUM('Beginner', 'Intermediate', 'Advanced');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'confirmed', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."reversal_state" AS ENUM('refunded', 'part', 'open', 'won', 'lost');--> statement-breakpoint
CREATE TYPE "public"."attempt_outcome" AS ENUM('different', 'confirming', 'refuted', 'solved');--> statement-breakpoint
CREATE TYPE "public"."export_state" AS ENUM('waiting', 'running', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."attendance_mark" AS ENUM('present', 'absent');--> statement-breakpoint
CREATE TYPE "public"."challenge_purpose" AS ENUM('passkeyRegistration', 'passkeySignIn', 'passkeyConfirmation', 'secondStep');--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"role" "role" DEFAULT 'student' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"device" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" "role" DEFAULT 'student' NOT NULL,
	"photo_id" uuid,
	"token_version" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"deletion_at" timestamp with time zone,
	"is_pseudonym" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "aims" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"outcomes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"question" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"rating" "card_rating" NOT NULL,
	"is_of_quiz" boolean NOT NULL,
	CONSTRAINT "card_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_items" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"first_right" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"tries_one" integer DEFAULT 0 NOT NULL,
	"tries_two" integer DEFAULT 0 NOT NULL,
	"tries_three" integer DEFAULT 0 NOT NULL,
	"tries_to_five" integer DEFAULT 0 NOT NULL,
	"tries_to_ten" integer DEFAULT 0 NOT NULL,
	"tries_more" integer DEFAULT 0 NOT NULL,
	"fresh" integer DEFAULT 0 NOT NULL,
	"publications" integer DEFAULT 0 NOT NULL,
	"published" jsonb,
	"published_on" date,
	CONSTRAINT "course_items_course_id_lesson_id_item_pk" PRIMARY KEY("course_id","lesson_id","item")
);
--> statement-breakpoint
CREATE TABLE "course_wrong_answers" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"answer" text NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_wrong_answers_course_id_lesson_id_item_answer_pk" PRIMARY KEY("course_id","lesson_id","item","answer")
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"course_id" text NOT NULL,
	"active_seconds" integer NOT NULL,
	"lessons_completed" integer NOT NULL,
	"attempts" integer NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "learning_days_user_id_day_course_id_pk" PRIMARY KEY("user_id","day","course_id")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text,
	"kind" "learning_event_kind" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"seconds" integer,
	"counted" integer,
	"outcome_id" text,
	"options" integer,
	"item" text,
	"is_right" boolean,
	"answer" text,
	"percent" integer,
	CONSTRAINT "learning_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_items" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_first_right" boolean DEFAULT false NOT NULL,
	"is_right" boolean DEFAULT false NOT NULL,
	"tries_until_right" integer,
	"wrong_answer" text,
	"is_counted" boolean DEFAULT false NOT NULL,
	"since" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_items_user_id_course_id_lesson_id_item_pk" PRIMARY KEY("user_id","course_id","lesson_id","item")
);
--> statement-breakpoint
CREATE TABLE "learning_outcomes" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"outcome_id" text NOT NULL,
	"as_of" timestamp (3) with time zone,
	"wrong" double precision DEFAULT 0 NOT NULL,
	"right" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_outcomes_user_id_course_id_outcome_id_pk" PRIMARY KEY("user_id","course_id","outcome_id")
);
--> statement-breakpoint
CREATE TABLE "learning_paths" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"aim_id" text NOT NULL,
	"order" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pinned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"plan" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placement" "placement_state" DEFAULT 'none' NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"question" text
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"is_time_recorded" boolean DEFAULT true NOT NULL,
	"goal_days" integer,
	"goal_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "path_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" "path_change_kind" NOT NULL,
	"course_id" text NOT NULL,
	"module_id" text
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"question" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"answered_on" date NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "review_cards_user_id_course_id_lesson_id_question_pk" PRIMARY KEY("user_id","course_id","lesson_id","question")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"user_id" uuid,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_announcements" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_announcements_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "unwanted_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "unwanted_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"due_after_days" integer NOT NULL,
	"rubric" jsonb,
	"resubmissions" integer DEFAULT 0 NOT NULL,
	"is_blind" boolean DEFAULT false NOT NULL,
	"steps" jsonb
);
--> statement-breakpoint
CREATE TABLE "extension_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"status" "extension_status" DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"with_grade" boolean NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_assignments" (
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" "assignment_status" DEFAULT 'pending' NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "student_assignments_user_id_assignment_id_pk" PRIMARY KEY("user_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"position" integer,
	"submission_id" uuid
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"text" text,
	"solutions" jsonb,
	"number" integer NOT NULL,
	"returned_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account" uuid,
	"actor" text,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_pdfs" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"student_name" text NOT NULL,
	"course_title" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_instructors" (
	"course_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "course_instructors_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_ratings" (
	"course_id" text PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"full_description" text NOT NULL,
	"level" "level" NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"image" text,
	"instructor" text NOT NULL,
	"instructor_title" text NOT NULL,
	"instructor_bio" text NOT NULL,
	"duration" text NOT NULL,
	"students" integer NOT NULL,
	"rating_count" integer NOT NULL,
	"rating_distribution" jsonb NOT NULL,
	"last_updated" date NOT NULL,
	"prerequisites" jsonb NOT NULL,
	"requires" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate_assignments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_outline" boolean DEFAULT false NOT NULL,
	"content_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone,
	"access" "enrolment_access" DEFAULT 'active' NOT NULL,
	CONSTRAINT "enrolments_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"course_id" text NOT NULL,
	"module_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" "lesson_type" NOT NULL,
	"minutes" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "lessons_course_id_id_pk" PRIMARY KEY("course_id","id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"course_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"outcome" text,
	CONSTRAINT "modules_course_id_id_pk" PRIMARY KEY("course_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"user_id" uuid,
	"author" text,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "reviews_by_one" CHECK ((user_id is null) <> (author is null))
);
--> statement-breakpoint
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
CREATE TABLE "completed_lessons" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided" text[],
	CONSTRAINT "completed_lessons_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "opened_lessons" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_lessons_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"score" integer NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_positions" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_positions_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text,
	"subject" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"give_up_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"provider" text NOT NULL,
	"checkout_url" text,
	"checkout_reference" text,
	"checkout_expires_at" timestamp with time zone,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"promotion_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"payment_reference" text,
	"disputed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"held" text,
	"held_total" integer,
	"held_currency" text,
	"held_payment" text,
	"money_back_asked_at" timestamp with time zone,
	"money_back_reason" text,
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"payment_reference" text,
	"state" "reversal_state" NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "data_export_parts" (
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_export_parts_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "export_state" DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"size" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"question_id" uuid,
	"author_id" uuid,
	"is_by_instructor" boolean NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"is_right" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"is_handled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "community_reports_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "thread_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"is_by_instructor" boolean NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_reads_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"is_started_by_instructor" boolean DEFAULT false NOT NULL,
	"lesson_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"asker_mailed_at" timestamp with time zone,
	"instructors_mailed_at" timestamp with time zone,
	"published_as" uuid
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL,
	"tags" jsonb NOT NULL,
	"duration" text,
	"level" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"body" text,
	"video" jsonb
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "class_attendance" (
	"class_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mark" "attendance_mark" NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_attendance_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"location" text NOT NULL,
	"link" text,
	"instructor" text NOT NULL,
	"planned_by" uuid,
	"cancelled" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"moved_from" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"used_period" bigint DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"purpose" "challenge_purpose" NOT NULL,
	"user_id" uuid,
	"token_id" uuid,
	"token_version" integer,
	"challenge" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"subject" text NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb,
	"writer" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_form_subject_pk" PRIMARY KEY("user_id","form","subject")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "teaching_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"questions" text DEFAULT 'daily' NOT NULL,
	"extension_requests" text DEFAULT 'daily' NOT NULL,
	"reports" text DEFAULT 'atOnce' NOT NULL,
	"summary_at" timestamp with time zone,
	"new_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_answers" ADD CONSTRAINT "card_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_outcomes" ADD CONSTRAINT "learning_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_changes" ADD CONSTRAINT "path_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_announcements" ADD CONSTRAINT "read_announcements_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_announcements" ADD CONSTRAINT "read_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unwanted_mails" ADD CONSTRAINT "unwanted_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extension_requests" ADD CONSTRAINT "extension_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolio_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_assignments" ADD CONSTRAINT "student_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_assignments" ADD CONSTRAINT "student_assignments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "file_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_pdfs" ADD CONSTRAINT "certificate_pdfs_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graders" ADD CONSTRAINT "graders_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graders" ADD CONSTRAINT "graders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_lessons" ADD CONSTRAINT "completed_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_attempts" ADD CONSTRAINT "exercise_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_solutions" ADD CONSTRAINT "seen_solutions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_question_id_community_posts_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_attachments" ADD CONSTRAINT "thread_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_attachments" ADD CONSTRAINT "thread_attachments_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_published_as_community_posts_id_fk" FOREIGN KEY ("published_as") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_mails" ADD CONSTRAINT "teaching_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_answers_by_card" ON "card_answers" USING btree ("user_id","course_id","lesson_id","question","at");--> statement-breakpoint
CREATE INDEX "card_answers_by_day" ON "card_answers" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "course_items_to_publish" ON "course_items" USING btree ("fresh") WHERE fresh >= 5;--> statement-breakpoint
CREATE INDEX "learning_events_by_time" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "learning_events_by_item" ON "learning_events" USING btree ("user_id","course_id","lesson_id") WHERE is_right is not null;--> statement-breakpoint
CREATE INDEX "learning_events_by_outcome" ON "learning_events" USING btree ("user_id","course_id","outcome_id","at") WHERE outcome_id is not null;--> statement-breakpoint
CREATE INDEX "path_changes_by_user" ON "path_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "announcements_by_course" ON "announcements" USING btree ("course_id","published_at","id");--> statement-breakpoint
CREATE INDEX "announcements_by_author" ON "announcements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "read_announcements_by_user" ON "read_announcements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "extensions_by_assignment" ON "extension_requests" USING btree ("user_id","assignment_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_extension" ON "extension_requests" USING btree ("user_id","assignment_id") WHERE "extension_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "open_extensions" ON "extension_requests" USING btree ("requested_at","id") WHERE "extension_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "open_extensions_by_assignment" ON "extension_requests" USING btree ("assignment_id","requested_at") WHERE "extension_requests"."status" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "one_portfolio" ON "portfolios" USING btree ("user_id","assignment_id");--> statement-breakpoint
CREATE INDEX "pending_assignments" ON "student_assignments" USING btree ("assignment_id") WHERE "student_assignments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "files_by_assignment" ON "submission_files" USING btree ("user_id","assignment_id");--> statement-breakpoint
CREATE INDEX "files_by_submission" ON "submission_files" USING btree ("submission_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_attempts" ON "submissions" USING btree ("user_id","assignment_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_numbers" ON "submissions" USING btree ("assignment_id","number","attempt");--> statement-breakpoint
CREATE INDEX "submissions_to_grade" ON "submissions" USING btree ("assignment_id","submitted_at","id") WHERE "submissions"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_certificate" ON "certificates" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_signing_key" ON "signing_keys" USING btree ((true)) WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "instructors_by_course" ON "course_instructors" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "instructors_by_adder" ON "course_instructors" USING btree ("added_by") WHERE added_by is not null;--> statement-breakpoint
CREATE INDEX "enrolments_by_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "reviews_by_course" ON "reviews" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_by_user" ON "reviews" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("course_id","stars") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("course_id","created_at","id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "reviews_by_answerer" ON "reviews" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "graders_by_user" ON "graders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_by_submission" ON "submission_feedback" USING btree ("submission_id","visible_at");--> statement-breakpoint
CREATE INDEX "completed_lessons_by_course" ON "completed_lessons" USING btree ("course_id","user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_by_lesson" ON "quiz_attempts" USING btree ("user_id","course_id","lesson_id");--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null and "mails"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_order" ON "orders" USING btree ("user_id","course_id") WHERE "orders"."status" in ('pending', 'confirmed') and "orders"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "orders_by_student" ON "orders" USING btree ("user_id","confirmed_at","id");--> statement-breakpoint
CREATE INDEX "reversals_by_order" ON "payment_reversals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reversals_by_payment" ON "payment_reversals" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "exercise_attempts_by_lesson" ON "exercise_attempts" USING btree ("user_id","course_id","lesson_id","attempted_at");--> statement-breakpoint
CREATE INDEX "data_exports_by_state" ON "data_exports" USING btree ("state");--> statement-breakpoint
CREATE INDEX "questions_by_course" ON "community_posts" USING btree ("course_id","posted_at","id") WHERE "community_posts"."question_id" is null;--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "community_posts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "community_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "community_posts" USING gin ((to_tsvector('english', coalesce("title", '') || ' ' || "text") || to_tsvector('simple', coalesce("title", '') || ' ' || "text")));--> statement-breakpoint
CREATE INDEX "open_reports" ON "community_reports" USING btree ("post_id") WHERE not "community_reports"."is_handled";--> statement-breakpoint
CREATE INDEX "attachments_by_user" ON "thread_attachments" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "attachments_by_message" ON "thread_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_by_words" ON "thread_messages" USING gin ((to_tsvector('english', "text") || to_tsvector('simple', "text")));--> statement-breakpoint
CREATE INDEX "messages_by_thread" ON "thread_messages" USING btree ("thread_id","sent_at");--> statement-breakpoint
CREATE INDEX "messages_by_author" ON "thread_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reads_by_thread" ON "thread_reads" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "threads_by_asker" ON "threads" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_by_course" ON "threads" USING btree ("course_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_to_answer" ON "threads" USING btree ("course_id","last_at","id") WHERE not "threads"."is_answered";--> statement-breakpoint
CREATE INDEX "attendance_by_student" ON "class_attendance" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classes_by_course" ON "classes" USING btree ("course_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "classes_by_planner" ON "classes" USING btree ("planned_by");--> statement-breakpoint
CREATE INDEX "summaries_due" ON "teaching_mails" USING btree ("summary_at") WHERE "teaching_mails"."summary_at" is not null;--> statement-breakpoint
-- Functions and triggers, which the schema in TypeScript cannot say
-- A name in small letters without marks, as people type it who look for it: Özgür is ozgur, Łukasz is lukasz.
CREATE FUNCTION "public"."plain_letters"(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(replace(replace(replace(replace(translate(
		regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'),
		'ŁłØøĐđÐðıÞþ', 'LlOoDdDdiTt'), 'ß', 'ss'), 'ẞ', 'SS'), 'Æ', 'Ae'), 'æ', 'ae'))
$$;--> statement-breakpoint
-- The audit log is append-only. What its retention does names itself in a setting of its transaction: rows before
-- `audit.delete_before` may go, and those of the account in `audit.erase_account` may lose their address and details; those
-- of others that it brought about may lose its address.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < nullif(current_setting('audit.delete_before', true), '')::timestamptz THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.address IS NULL
    AND (NEW.id, NEW.at, NEW.event) = (OLD.id, OLD.at, OLD.event)
    AND NEW.account IS NOT DISTINCT FROM OLD.account AND NEW.actor IS NOT DISTINCT FROM OLD.actor
    AND (
      (OLD.account::text = nullif(current_setting('audit.erase_account', true), '') AND NEW.details = '{}'::jsonb)
      OR (OLD.actor = nullif(current_setting('audit.erase_account', true), '') AND NEW.details = OLD.details)
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_rows BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE TRIGGER audit_log_table BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE FUNCTION "public"."add_to_learning_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_days" AS d ("user_id", "day", "course_id", "active_seconds", "lessons_completed", "attempts", "events")
	SELECT "user_id", "day", "course_id", coalesce(sum("counted"), 0), count(*) FILTER (WHERE "kind" = 'lesson-completed'),
		count(*) FILTER (WHERE "kind" IN ('question-answered', 'exercise-attempted')), count(*)
	FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 -- two statements that add to the same rows take them in one order
	ON CONFLICT ("user_id", "day", "course_id") DO UPDATE SET
		"active_seconds" = d."active_seconds" + excluded."active_seconds",
		"lessons_completed" = d."lessons_completed" + excluded."lessons_completed",
		"attempts" = d."attempts" + excluded."attempts",
		"events" = d."events" + excluded."events";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."take_from_learning_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."learning_days" d SET
		"active_seconds" = d."active_seconds" - r."active_seconds",
		"lessons_completed" = d."lessons_completed" - r."lessons_completed",
		"attempts" = d."attempts" - r."attempts",
		"events" = d."events" - r."events"
	FROM (
		SELECT "user_id", "day", "course_id", coalesce(sum("counted"), 0) AS "active_seconds",
			count(*) FILTER (WHERE "kind" = 'lesson-completed') AS "lessons_completed",
			count(*) FILTER (WHERE "kind" IN ('question-answered', 'exercise-attempted')) AS "attempts", count(*) AS "events"
		FROM removed GROUP BY 1, 2, 3
	) r
	WHERE d."user_id" = r."user_id" AND d."day" = r."day" AND d."course_id" = r."course_id";
	DELETE FROM "public"."learning_days" d
	USING (SELECT DISTINCT "user_id", "day", "course_id" FROM removed) r
	WHERE d."user_id" = r."user_id" AND d."day" = r."day" AND d."course_id" = r."course_id" AND d."events" = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."refuse_to_change_learning_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Learning events are added and deleted, never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_events_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."add_to_learning_days"();--> statement-breakpoint
CREATE TRIGGER "learning_events_removed" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."take_from_learning_days"();--> statement-breakpoint
CREATE TRIGGER "learning_events_unchanged" BEFORE UPDATE ON "learning_events"
FOR EACH STATEMENT EXECUTE FUNCTION "public"."refuse_to_change_learning_events"();--> statement-breakpoint
CREATE FUNCTION "public"."outdate_learning_outcomes_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_outcomes" ("user_id", "course_id", "outcome_id")
	SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM added WHERE "outcome_id" IS NOT NULL
	ORDER BY 1, 2, 3 -- two statements that mark the same rows take them in one order
	ON CONFLICT ("user_id", "course_id", "outcome_id") DO UPDATE SET "as_of" = NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."outdate_learning_outcomes_of_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."learning_outcomes" o SET "as_of" = NULL
	FROM (SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM removed WHERE "outcome_id" IS NOT NULL) r
	WHERE o."user_id" = r."user_id" AND o."course_id" = r."course_id" AND o."outcome_id" = r."outcome_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_outcomes_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."outdate_learning_outcomes_of_added"();--> statement-breakpoint
CREATE TRIGGER "learning_outcomes_removed" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."outdate_learning_outcomes_of_removed"();--> statement-breakpoint
CREATE FUNCTION "public"."refuse_to_change_card_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Answers to cards are added and deleted, never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "card_answers_unchanged" BEFORE UPDATE ON "card_answers"
FOR EACH STATEMENT EXECUTE FUNCTION "public"."refuse_to_change_card_answers"();--> statement-breakpoint
CREATE FUNCTION "public"."keep_learning_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) THEN -- what lessons ask, not what a placement asks
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."learning_items" ("user_id", "course_id", "lesson_id", "item")
		SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') FROM touched
		WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL
		ORDER BY 1, 2, 3, 4 -- here and below: two statements that touch the same rows take them in one order
		ON CONFLICT DO NOTHING;
	END IF;
	-- Two transactions that write attempts of one student at one item go on one after the other, each seeing the other's.
	PERFORM 1 FROM "public"."learning_items" i
	JOIN (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		USING ("user_id", "course_id", "lesson_id", "item")
	ORDER BY "user_id", "course_id", "lesson_id", "item" FOR UPDATE OF i;
	UPDATE "public"."learning_items" i SET
		"attempts" = r."attempts",
		"is_first_right" = coalesce(r."is_first_right", false),
		"is_right" = coalesce(r."is_right", false),
		"tries_until_right" = r."tries_until_right",
		"wrong_answer" = r."wrong_answer",
		"since" = CASE WHEN i."is_counted" THEN i."since" ELSE r."publications" END,
		"is_counted" = r."attempts" > 0 AND NOT r."teaches"
	FROM (
		SELECT t.*, a.*,
			coalesce((SELECT c."publications" FROM "public"."course_items" c
				WHERE c."course_id" = t."course_id" AND c."lesson_id" = t."lesson_id" AND c."item" = t."item"), 0) AS "publications",
			EXISTS (SELECT 1 FROM "public"."course_instructors" ci
				WHERE ci."user_id" = t."user_id" AND ci."course_id" = t."course_id") AS "teaches"
		FROM (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		CROSS JOIN LATERAL (
			SELECT count(*) AS "attempts",
				(array_agg(e."right" ORDER BY e."number"))[1] AS "is_first_right",
				CASE WHEN t."item" = '' THEN bool_or(e."right") ELSE (array_agg(e."right" ORDER BY e."number" DESC))[1] END AS "is_right",
				min(e."number") FILTER (WHERE e."right") AS "tries_until_right",
				(array_agg(e."answer" ORDER BY e."number") FILTER (WHERE NOT e."right" AND e."answer" IS NOT NULL))[1] AS "wrong_answer"
			FROM (
				SELECT l."is_right" AS "right", l."answer", row_number() OVER (ORDER BY l."at", l."id") AS "number"
				FROM "public"."learning_events" l
				WHERE l."user_id" = t."user_id" AND l."course_id" = t."course_id" AND l."lesson_id" = t."lesson_id"
					AND coalesce(l."item", '') = t."item" AND l."is_right" IS NOT NULL AND l."kind" IN ('question-answered', 'exercise-attempted')
			) e
		) a
	) r
	WHERE i."user_id" = r."user_id" AND i."course_id" = r."course_id" AND i."lesson_id" = r."lesson_id" AND i."item" = r."item";
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "public"."learning_items" i
		USING (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		WHERE i."user_id" = t."user_id" AND i."course_id" = t."course_id" AND i."lesson_id" = t."lesson_id" AND i."item" = t."item"
			AND i."attempts" = 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."keep_course_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."course_items" ("course_id", "lesson_id", "item")
	SELECT DISTINCT "course_id", "lesson_id", "item" FROM added WHERE "is_counted" ORDER BY 1, 2, 3
	ON CONFLICT DO NOTHING;
	PERFORM 1 FROM "public"."course_items" c
	JOIN (SELECT "course_id", "lesson_id", "item" FROM added UNION SELECT "course_id", "lesson_id", "item" FROM removed) t
		USING ("course_id", "lesson_id", "item")
	ORDER BY "course_id", "lesson_id", "item" FOR UPDATE OF c;
	UPDATE "public"."course_items" c SET
		"students" = c."students" + s."students",
		"first_right" = c."first_right" + s."first_right",
		"right" = c."right" + s."right",
		"tries_one" = c."tries_one" + s."tries_one",
		"tries_two" = c."tries_two" + s."tries_two",
		"tries_three" = c."tries_three" + s."tries_three",
		"tries_to_five" = c."tries_to_five" + s."tries_to_five",
		"tries_to_ten" = c."tries_to_ten" + s."tries_to_ten",
		"tries_more" = c."tries_more" + s."tries_more",
		"fresh" = c."fresh"
			+ (SELECT count(*) FROM added a WHERE a."is_counted" AND a."since" = c."publications"
				AND a."course_id" = c."course_id" AND a."lesson_id" = c."lesson_id" AND a."item" = c."item")
			- (SELECT count(*) FROM removed r WHERE r."is_counted" AND r."since" = c."publications"
				AND r."course_id" = c."course_id" AND r."lesson_id" = c."lesson_id" AND r."item" = c."item")
	FROM (
		SELECT "course_id", "lesson_id", "item", sum("sign") AS "students",
			coalesce(sum("sign") FILTER (WHERE "is_first_right"), 0) AS "first_right",
			coalesce(sum("sign") FILTER (WHERE "is_right"), 0) AS "right",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 1), 0) AS "tries_one",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 2), 0) AS "tries_two",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 3), 0) AS "tries_three",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" BETWEEN 4 AND 5), 0) AS "tries_to_five",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" BETWEEN 6 AND 10), 0) AS "tries_to_ten",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" > 10), 0) AS "tries_more"
		FROM (SELECT 1 AS "sign", a.* FROM added a UNION ALL SELECT -1, r.* FROM removed r) b
		WHERE "is_counted" GROUP BY 1, 2, 3
	) s
	WHERE c."course_id" = s."course_id" AND c."lesson_id" = s."lesson_id" AND c."item" = s."item";
	-- The rows above are held until the transaction ends, and with them these.
	INSERT INTO "public"."course_wrong_answers" AS w ("course_id", "lesson_id", "item", "answer", "students")
	SELECT "course_id", "lesson_id", "item", "wrong_answer", sum("sign")
	FROM (SELECT 1 AS "sign", a.* FROM added a UNION ALL SELECT -1, r.* FROM removed r) b
	WHERE "is_counted" AND "wrong_answer" IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum("sign") <> 0
	ON CONFLICT ("course_id", "lesson_id", "item", "answer") DO UPDATE SET "students" = w."students" + excluded."students";
	DELETE FROM "public"."course_wrong_answers" w
	USING (SELECT DISTINCT "course_id", "lesson_id", "item" FROM removed) r
	WHERE w."course_id" = r."course_id" AND w."lesson_id" = r."lesson_id" AND w."item" = r."item" AND w."students" = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."refuse_counted_learning_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What is counted in a course is not added or deleted, but begins or ends to be counted.';
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."count_students_alone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	who "public"."course_instructors" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
	UPDATE "public"."learning_items" SET "is_counted" = TG_OP = 'DELETE'
	WHERE "user_id" = who."user_id" AND "course_id" = who."course_id" AND "attempts" > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_items_changed" AFTER UPDATE ON "learning_items" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_course_items"();--> statement-breakpoint
CREATE TRIGGER "learning_items_not_inserted" BEFORE INSERT ON "learning_items"
FOR EACH ROW WHEN (NEW."is_counted") EXECUTE FUNCTION "public"."refuse_counted_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_items_not_deleted" BEFORE DELETE ON "learning_items"
FOR EACH ROW WHEN (OLD."is_counted") EXECUTE FUNCTION "public"."refuse_counted_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_events_added_to_items" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_events_removed_from_items" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_learning_items"();--> statement-breakpoint
CREATE TRIGGER "course_instructors_not_counted" AFTER INSERT OR DELETE ON "course_instructors"
FOR EACH ROW EXECUTE FUNCTION "public"."count_students_alone"();
