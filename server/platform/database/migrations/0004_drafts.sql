CREATE TYPE "public"."draft_form" AS ENUM('quiz', 'submission', 'extension', 'profile');--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"form" "draft_form" NOT NULL,
	"subject" text NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb,
	"writer" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_form_subject_pk" PRIMARY KEY("user_id","form","subject")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;