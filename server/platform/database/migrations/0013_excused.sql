ALTER TABLE "student_assignments" ADD COLUMN "excused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "student_assignments" ADD COLUMN "excused_by" uuid;--> statement-breakpoint
ALTER TABLE "student_assignments" ADD COLUMN "excuse_reason" text;--> statement-breakpoint
ALTER TABLE "student_assignments" ADD CONSTRAINT "student_assignments_excused_by_users_id_fk" FOREIGN KEY ("excused_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "excuses_by_giver" ON "student_assignments" USING btree ("excused_by") WHERE "student_assignments"."excused_by" is not null;