CREATE TABLE "late_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"assignment_id" text,
	"policy" jsonb,
	"revision" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "one_late_policy" UNIQUE NULLS NOT DISTINCT("course_id","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "was_excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD COLUMN "late" jsonb;--> statement-breakpoint
ALTER TABLE "late_policies" ADD CONSTRAINT "late_policies_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_policies" ADD CONSTRAINT "late_policies_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_policies" ADD CONSTRAINT "late_policies_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_policies_by_assignment" ON "late_policies" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "late_policies_by_changer" ON "late_policies" USING btree ("changed_by");