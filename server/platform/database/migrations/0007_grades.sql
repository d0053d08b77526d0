CREATE TABLE "assignment_grades" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"graded" integer NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"feedback_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "grades_user_id_assignment_id_pk" PRIMARY KEY("user_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "student_grades" (
	"course_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"graded" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "student_grades_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_grades" ADD CONSTRAINT "assignment_grades_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_grades" ADD CONSTRAINT "student_grades_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grades_by_feedback" ON "grades" USING btree ("feedback_id");--> statement-breakpoint
CREATE INDEX "grades_by_assignment" ON "grades" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "student_grades_by_user" ON "student_grades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "late_assignments" ON "student_assignments" USING btree ("assignment_id") WHERE "student_assignments"."submitted_at" > "student_assignments"."due_at";--> statement-breakpoint
INSERT INTO "grades" SELECT DISTINCT ON (s."user_id", s."assignment_id") s."user_id", s."assignment_id", f."id", f."total", f."seen_at"
FROM "submissions" s JOIN "submission_feedback" f ON f."submission_id" = s."id"
ORDER BY s."user_id", s."assignment_id", f."visible_at" DESC, f."id" DESC;--> statement-breakpoint
INSERT INTO "assignment_grades" SELECT "assignment_id", count(*), sum("total") FROM "grades" GROUP BY 1;--> statement-breakpoint
INSERT INTO "student_grades" SELECT a."course_id", g."user_id", count(*), sum(g."total")
FROM "grades" g JOIN "assignments" a ON a."id" = g."assignment_id" AND NOT a."is_blind" GROUP BY 1, 2;--> statement-breakpoint
-- Triggers, which the schema in TypeScript cannot say.
CREATE FUNCTION "public"."keep_grades"(of_users uuid[], of_assignments text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Locks the assignments, in one order: whoever comes next waits here, and reads afterwards what this transaction has written.
	INSERT INTO "public"."assignment_grades" AS s SELECT DISTINCT i, 0, 0 FROM unnest(of_assignments) AS i ORDER BY 1
	ON CONFLICT ("assignment_id") DO UPDATE SET "graded" = s."graded";
	WITH pairs AS (
		SELECT DISTINCT "user_id", "assignment_id" FROM unnest(of_users, of_assignments) AS p ("user_id", "assignment_id")
	), before AS (
		SELECT "user_id", "assignment_id", g."total" FROM pairs JOIN "public"."grades" g USING ("user_id", "assignment_id")
	), after AS (
		SELECT DISTINCT ON ("user_id", "assignment_id") "user_id", "assignment_id", f."id" AS "feedback_id", f."total", f."seen_at"
		FROM pairs JOIN "public"."submissions" s USING ("user_id", "assignment_id")
		JOIN "public"."submission_feedback" f ON f."submission_id" = s."id"
		ORDER BY "user_id", "assignment_id", f."visible_at" DESC, f."id" DESC
	), removed AS (
		DELETE FROM "public"."grades" g USING before b WHERE g."user_id" = b."user_id" AND g."assignment_id" = b."assignment_id"
		AND NOT EXISTS (SELECT FROM after a WHERE a."user_id" = b."user_id" AND a."assignment_id" = b."assignment_id")
	), given AS (
		INSERT INTO "public"."grades" ("user_id", "assignment_id", "feedback_id", "total", "seen_at")
		SELECT "user_id", "assignment_id", "feedback_id", "total", "seen_at" FROM after
		ON CONFLICT ("user_id", "assignment_id") DO UPDATE
		SET "feedback_id" = excluded."feedback_id", "total" = excluded."total", "seen_at" = excluded."seen_at"
	), changes AS (
		SELECT "user_id", "assignment_id", (a."total" IS NOT NULL)::int - (b."total" IS NOT NULL)::int AS "graded",
			coalesce(a."total", 0) - coalesce(b."total", 0) AS "total"
		FROM before b FULL JOIN after a USING ("user_id", "assignment_id")
	), summed AS (
		UPDATE "public"."assignment_grades" s SET "graded" = s."graded" + c."graded", "total" = s."total" + c."total"
		FROM (SELECT "assignment_id", sum("graded") AS "graded", sum("total") AS "total" FROM changes GROUP BY 1) c
		WHERE s."assignment_id" = c."assignment_id"
	)
	INSERT INTO "public"."student_grades" AS s ("course_id", "user_id", "graded", "total")
	SELECT a."course_id", c."user_id", sum(c."graded"), sum(c."total")
	FROM changes c JOIN "public"."assignments" a ON a."id" = c."assignment_id" AND NOT a."is_blind" GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("course_id", "user_id") DO UPDATE SET "graded" = s."graded" + excluded."graded", "total" = s."total" + excluded."total";
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."grades_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "public"."keep_grades"(array_agg(s."user_id"), array_agg(s."assignment_id"))
	FROM added f JOIN "public"."submissions" s ON s."id" = f."submission_id" HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."grades_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "public"."keep_grades"(array_agg(s."user_id"), array_agg(s."assignment_id"))
	FROM added f JOIN removed r USING ("id") JOIN "public"."submissions" s ON s."id" = f."submission_id"
	WHERE (f."total", f."visible_at", f."seen_at") IS DISTINCT FROM (r."total", r."visible_at", r."seen_at") HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."grades_of_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Its submission may be gone already, so the grade says whose it was.
	PERFORM "public"."keep_grades"(array_agg(g."user_id"), array_agg(g."assignment_id"))
	FROM removed f JOIN "public"."grades" g ON g."feedback_id" = f."id" HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
-- An assignment that the content moves to another course, or grades blind from now on.
CREATE FUNCTION "public"."grades_of_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "public"."assignment_grades" WHERE "assignment_id" = NEW."id" FOR UPDATE;
	IF NOT OLD."is_blind" THEN
		UPDATE "public"."student_grades" s SET "graded" = s."graded" - 1, "total" = s."total" - g."total" FROM "public"."grades" g
		WHERE g."assignment_id" = NEW."id" AND s."course_id" = OLD."course_id" AND s."user_id" = g."user_id";
	END IF;
	IF NOT NEW."is_blind" THEN
		INSERT INTO "public"."student_grades" AS s ("course_id", "user_id", "graded", "total")
		SELECT NEW."course_id", "user_id", 1, "total" FROM "public"."grades" WHERE "assignment_id" = NEW."id" ORDER BY "user_id"
		ON CONFLICT ("course_id", "user_id") DO UPDATE SET "graded" = s."graded" + 1, "total" = s."total" + excluded."total";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "grades_added" AFTER INSERT ON "submission_feedback" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."grades_of_added"();--> statement-breakpoint
CREATE TRIGGER "grades_changed" AFTER UPDATE ON "submission_feedback" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."grades_of_changed"();--> statement-breakpoint
CREATE TRIGGER "grades_removed" AFTER DELETE ON "submission_feedback" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."grades_of_removed"();--> statement-breakpoint
CREATE TRIGGER "grades_moved" AFTER UPDATE ON "assignments" FOR EACH ROW
WHEN (OLD."course_id" <> NEW."course_id" OR OLD."is_blind" <> NEW."is_blind") EXECUTE FUNCTION "public"."grades_of_moved"();
