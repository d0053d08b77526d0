CREATE TABLE "regrade_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"feedback_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"kept_by" uuid,
	"answer" text,
	"regrade_id" uuid
);
--> statement-breakpoint
ALTER TABLE "regrade_requests" ADD CONSTRAINT "regrade_requests_feedback_id_submission_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."submission_feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_requests" ADD CONSTRAINT "regrade_requests_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_requests" ADD CONSTRAINT "regrade_requests_regrade_id_submission_feedback_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."submission_feedback"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrade_requests" ADD CONSTRAINT "regrade_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_regrade_request" ON "regrade_requests" USING btree ("feedback_id");--> statement-breakpoint
CREATE INDEX "regrade_requests_by_assignment" ON "regrade_requests" USING btree ("user_id","assignment_id");--> statement-breakpoint
CREATE INDEX "regrade_requests_by_regrade" ON "regrade_requests" USING btree ("regrade_id");--> statement-breakpoint
CREATE INDEX "regrade_requests_by_keeper" ON "regrade_requests" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "open_regrade_requests" ON "regrade_requests" USING btree ("requested_at","id") WHERE "regrade_requests"."kept_at" is null and "regrade_requests"."regrade_id" is null;--> statement-breakpoint
CREATE INDEX "open_regrade_requests_by_assignment" ON "regrade_requests" USING btree ("assignment_id","requested_at") WHERE "regrade_requests"."kept_at" is null and "regrade_requests"."regrade_id" is null;