CREATE TABLE "course_weights" (
	"course_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"weights" jsonb NOT NULL,
	"counts_missing" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "course_weights" ADD CONSTRAINT "course_weights_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_weights" ADD CONSTRAINT "course_weights_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_weights_by_changer" ON "course_weights" USING btree ("changed_by") WHERE "course_weights"."changed_by" is not null;