CREATE TYPE "public"."attendance_mark" AS ENUM('present', 'absent');--> statement-breakpoint
CREATE TABLE "class_attendance" (
	"class_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mark" "attendance_mark" NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_attendance_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "time_zone" text DEFAULT 'Europe/London' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "planned_by" uuid;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_by_student" ON "class_attendance" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_by_course" ON "classes" USING btree ("course_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "classes_by_planner" ON "classes" USING btree ("planned_by");