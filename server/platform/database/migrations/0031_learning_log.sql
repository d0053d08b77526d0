CREATE TYPE "public"."learning_event_kind" AS ENUM('lesson-opened', 'lesson-completed', 'active', 'question-answered', 'exercise-attempted', 'submitted', 'graded');--> statement-breakpoint
CREATE TABLE "learning_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"course_id" text NOT NULL,
	"active_seconds" integer NOT NULL,
	"lessons_completed" integer NOT NULL,
	"attempts" integer NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "learning_days_user_id_day_course_id_pk" PRIMARY KEY("user_id","day","course_id")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text,
	"kind" "learning_event_kind" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"seconds" integer,
	"counted" integer,
	"outcome_id" text,
	"item" text,
	"is_right" boolean,
	"percent" integer,
	CONSTRAINT "learning_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"is_time_recorded" boolean DEFAULT true NOT NULL,
	"goal_days" integer,
	"goal_minutes" integer
);
--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_events_by_time" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE FUNCTION "public"."add_to_learning_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_days" AS d ("user_id", "day", "course_id", "active_seconds", "lessons_completed", "attempts", "events")
	SELECT "user_id", "day", "course_id", coalesce(sum("counted"), 0), count(*) FILTER (WHERE "kind" = 'lesson-completed'),
		count(*) FILTER (WHERE "kind" IN ('question-answered', 'exercise-attempted')), count(*)
	FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 -- two statements that add to the same rows take them in one order
	ON CONFLICT ("user_id", "day", "course_id") DO UPDATE SET
		"active_seconds" = d."active_seconds" + excluded."active_seconds",
		"lessons_completed" = d."lessons_completed" + excluded."lessons_completed",
		"attempts" = d."attempts" + excluded."attempts",
		"events" = d."events" + excluded."events";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."take_from_learning_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."learning_days" d SET
		"active_seconds" = d."active_seconds" - r."active_seconds",
		"lessons_completed" = d."lessons_completed" - r."lessons_completed",
		"attempts" = d."attempts" - r."attempts",
		"events" = d."events" - r."events"
	FROM (
		SELECT "user_id", "day", "course_id", coalesce(sum("counted"), 0) AS "active_seconds",
			count(*) FILTER (WHERE "kind" = 'lesson-completed') AS "lessons_completed",
			count(*) FILTER (WHERE "kind" IN ('question-answered', 'exercise-attempted')) AS "attempts", count(*) AS "events"
		FROM removed GROUP BY 1, 2, 3
	) r
	WHERE d."user_id" = r."user_id" AND d."day" = r."day" AND d."course_id" = r."course_id";
	DELETE FROM "public"."learning_days" d
	USING (SELECT DISTINCT "user_id", "day", "course_id" FROM removed) r
	WHERE d."user_id" = r."user_id" AND d."day" = r."day" AND d."course_id" = r."course_id" AND d."events" = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."refuse_to_change_learning_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Learning events are added and deleted, never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_events_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."add_to_learning_days"();--> statement-breakpoint
CREATE TRIGGER "learning_events_removed" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."take_from_learning_days"();--> statement-breakpoint
CREATE TRIGGER "learning_events_unchanged" BEFORE UPDATE ON "learning_events"
FOR EACH STATEMENT EXECUTE FUNCTION "public"."refuse_to_change_learning_events"();--> statement-breakpoint
-- What happened before the log was kept, as far as it was written down. No student's time zone is known yet.
INSERT INTO "learning_events" ("user_id", "id", "course_id", "lesson_id", "kind", "at", "day")
SELECT "user_id", gen_random_uuid(), "course_id", "lesson_id", 'lesson-completed', "completed_at", ("completed_at" AT TIME ZONE 'UTC')::date
FROM "completed_lessons";--> statement-breakpoint
INSERT INTO "learning_events" ("user_id", "id", "course_id", "lesson_id", "kind", "at", "day", "outcome_id", "is_right")
SELECT e."user_id", e."id", e."course_id", e."lesson_id", 'exercise-attempted', e."attempted_at", (e."attempted_at" AT TIME ZONE 'UTC')::date, l."module_id", e."outcome" = 'solved'
FROM "exercise_attempts" e LEFT JOIN "lessons" l ON l."course_id" = e."course_id" AND l."id" = e."lesson_id"
WHERE e."outcome" <> 'confirming';--> statement-breakpoint
INSERT INTO "learning_events" ("user_id", "id", "course_id", "kind", "at", "day", "item")
SELECT s."user_id", s."id", a."course_id", 'submitted', s."submitted_at", (s."submitted_at" AT TIME ZONE 'UTC')::date, s."assignment_id"
FROM "submissions" s JOIN "assignments" a ON a."id" = s."assignment_id";--> statement-breakpoint
INSERT INTO "learning_events" ("user_id", "id", "course_id", "kind", "at", "day", "item", "percent")
SELECT s."user_id", f."id", a."course_id", 'graded', f."visible_at", (f."visible_at" AT TIME ZONE 'UTC')::date, s."assignment_id", f."total"
FROM "submission_feedback" f JOIN "submissions" s ON s."id" = f."submission_id" JOIN "assignments" a ON a."id" = s."assignment_id";
