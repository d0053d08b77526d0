-- One statement a table, as each rewrites its table, with the table locked (docs/adr/023-times-to-the-millisecond.md).
ALTER TABLE "known_devices" ALTER COLUMN "last_seen_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_tokens"
  ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "used_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "last_used_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "ended_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users"
  ALTER COLUMN "registered_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "disabled_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "deletion_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ALTER COLUMN "published_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "read_announcements" ALTER COLUMN "read_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "extension_requests"
  ALTER COLUMN "proposed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "requested_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "decided_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "portfolios" ALTER COLUMN "shared_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "student_assignments"
  ALTER COLUMN "due_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "submitted_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_files" ALTER COLUMN "uploaded_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions"
  ALTER COLUMN "submitted_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "returned_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates"
  ALTER COLUMN "issued_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "revoked_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_keys"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "retired_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_instructors" ALTER COLUMN "since" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments"
  ALTER COLUMN "enrolled_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "last_active_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "changed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "answered_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "graders" ALTER COLUMN "until" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_feedback"
  ALTER COLUMN "returned_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "visible_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "seen_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "completed_lessons" ALTER COLUMN "completed_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "opened_lessons" ALTER COLUMN "opened_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ALTER COLUMN "answered_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_positions" ALTER COLUMN "kept_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "next_attempt_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "leased_until" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "give_up_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "sent_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "given_up_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders"
  ALTER COLUMN "checkout_expires_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "confirmed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "disputed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "refunded_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "money_back_asked_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_reversals" ALTER COLUMN "reported_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exercise_attempts" ALTER COLUMN "attempted_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seen_solutions" ALTER COLUMN "seen_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports"
  ALTER COLUMN "requested_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "leased_until" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_posts"
  ALTER COLUMN "posted_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "edited_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_reports" ALTER COLUMN "reported_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "thread_attachments" ALTER COLUMN "uploaded_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "thread_messages" ALTER COLUMN "sent_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "thread_reads" ALTER COLUMN "read_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads"
  ALTER COLUMN "started_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "last_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "asker_mailed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "instructors_mailed_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "expire" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "class_attendance" ALTER COLUMN "marked_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "classes"
  ALTER COLUMN "starts_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "ends_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "moved_from" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authenticators" ALTER COLUMN "added_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkeys"
  ALTER COLUMN "added_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "used_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "saved_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teaching_mails"
  ALTER COLUMN "summary_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "new_since" SET DATA TYPE timestamp (3) with time zone;
