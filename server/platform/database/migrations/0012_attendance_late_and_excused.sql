ALTER TYPE "public"."attendance_mark" ADD VALUE 'late' BEFORE 'absent';--> statement-breakpoint
ALTER TYPE "public"."attendance_mark" ADD VALUE 'excused' BEFORE 'absent';