CREATE TABLE "given_extensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"given_by" uuid,
	"given_at" timestamp (3) with time zone NOT NULL,
	"due_before" timestamp (3) with time zone NOT NULL,
	"due_after" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "given_extensions" ADD CONSTRAINT "given_extensions_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_extensions" ADD CONSTRAINT "given_for_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_extensions_by_student" ON "given_extensions" USING btree ("user_id","assignment_id","due_after");--> statement-breakpoint
CREATE INDEX "given_extensions_by_assignment" ON "given_extensions" USING btree ("assignment_id","user_id");--> statement-breakpoint
CREATE INDEX "given_extensions_by_giver" ON "given_extensions" USING btree ("given_by");