-- Each message to an instructor becomes a thread of one message, which nobody has answered here.
INSERT INTO "threads" ("id", "course_id", "user_id", "started_at", "last_at", "instructors_mailed_at")
SELECT "id", "course_id", "user_id", "sent_at", "sent_at", "sent_at" FROM "instructor_messages";--> statement-breakpoint
INSERT INTO "thread_messages" ("thread_id", "author_id", "is_by_instructor", "text", "sent_at")
SELECT "id", "user_id", false, "message", "sent_at" FROM "instructor_messages";--> statement-breakpoint
DROP TABLE "instructor_messages" CASCADE;