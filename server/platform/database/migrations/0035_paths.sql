CREATE TYPE "public"."path_change_kind" AS ENUM('known', 'shaky', 'done', 'moved', 'added', 'removed', 'skipped', 'restored', 'pinned');--> statement-breakpoint
CREATE TYPE "public"."placement_state" AS ENUM('none', 'running', 'done');--> statement-breakpoint
ALTER TYPE "public"."learning_event_kind" ADD VALUE 'placement-answered';--> statement-breakpoint
CREATE TABLE "aims" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"outcomes" jsonb NOT NULL
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
CREATE TABLE "path_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" "path_change_kind" NOT NULL,
	"course_id" text NOT NULL,
	"module_id" text
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "requires" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_changes" ADD CONSTRAINT "path_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_changes_by_user" ON "path_changes" USING btree ("user_id","at");