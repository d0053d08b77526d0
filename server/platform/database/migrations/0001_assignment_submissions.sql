CREATE TYPE "public"."extension_status" AS ENUM('requested', 'granted', 'declined');--> statement-breakpoint
CREATE TABLE "extension_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"status" "extension_status" DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
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
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"text" text,
	CONSTRAINT "submissions_user_id_assignment_id_pk" PRIMARY KEY("user_id","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "extension_requests" ADD CONSTRAINT "extension_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "file_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extensions_by_assignment" ON "extension_requests" USING btree ("user_id","assignment_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_extension" ON "extension_requests" USING btree ("user_id","assignment_id") WHERE "extension_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "files_by_assignment" ON "submission_files" USING btree ("user_id","assignment_id");