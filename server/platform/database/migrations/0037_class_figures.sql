CREATE TABLE "course_items" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"first_right" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"tries_one" integer DEFAULT 0 NOT NULL,
	"tries_two" integer DEFAULT 0 NOT NULL,
	"tries_three" integer DEFAULT 0 NOT NULL,
	"tries_to_five" integer DEFAULT 0 NOT NULL,
	"tries_to_ten" integer DEFAULT 0 NOT NULL,
	"tries_more" integer DEFAULT 0 NOT NULL,
	"fresh" integer DEFAULT 0 NOT NULL,
	"publications" integer DEFAULT 0 NOT NULL,
	"published" jsonb,
	"published_on" date,
	CONSTRAINT "course_items_course_id_lesson_id_item_pk" PRIMARY KEY("course_id","lesson_id","item")
);
--> statement-breakpoint
CREATE TABLE "course_wrong_answers" (
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"answer" text NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_wrong_answers_course_id_lesson_id_item_answer_pk" PRIMARY KEY("course_id","lesson_id","item","answer")
);
--> statement-breakpoint
CREATE TABLE "learning_items" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_first_right" boolean DEFAULT false NOT NULL,
	"is_right" boolean DEFAULT false NOT NULL,
	"tries_until_right" integer,
	"wrong_answer" text,
	"is_counted" boolean DEFAULT false NOT NULL,
	"since" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_items_user_id_course_id_lesson_id_item_pk" PRIMARY KEY("user_id","course_id","lesson_id","item")
);
--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_items_to_publish" ON "course_items" USING btree ("fresh") WHERE fresh >= 5;--> statement-breakpoint
CREATE INDEX "learning_events_by_item" ON "learning_events" USING btree ("user_id","course_id","lesson_id") WHERE is_right is not null;--> statement-breakpoint
CREATE FUNCTION "public"."keep_learning_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) THEN -- what lessons ask, not what a placement asks
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."learning_items" ("user_id", "course_id", "lesson_id", "item")
		SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') FROM touched
		WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL
		ORDER BY 1, 2, 3, 4 -- here and below: two statements that touch the same rows take them in one order
		ON CONFLICT DO NOTHING;
	END IF;
	-- Two transactions that write attempts of one student at one item go on one after the other, each seeing the other's.
	PERFORM 1 FROM "public"."learning_items" i
	JOIN (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		USING ("user_id", "course_id", "lesson_id", "item")
	ORDER BY "user_id", "course_id", "lesson_id", "item" FOR UPDATE OF i;
	UPDATE "public"."learning_items" i SET
		"attempts" = r."attempts",
		"is_first_right" = coalesce(r."is_first_right", false),
		"is_right" = coalesce(r."is_right", false),
		"tries_until_right" = r."tries_until_right",
		"wrong_answer" = r."wrong_answer",
		"since" = CASE WHEN i."is_counted" THEN i."since" ELSE r."publications" END,
		"is_counted" = r."attempts" > 0 AND NOT r."teaches"
	FROM (
		SELECT t.*, a.*,
			coalesce((SELECT c."publications" FROM "public"."course_items" c
				WHERE c."course_id" = t."course_id" AND c."lesson_id" = t."lesson_id" AND c."item" = t."item"), 0) AS "publications",
			EXISTS (SELECT 1 FROM "public"."course_instructors" ci
				WHERE ci."user_id" = t."user_id" AND ci."course_id" = t."course_id") AS "teaches"
		FROM (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		CROSS JOIN LATERAL (
			SELECT count(*) AS "attempts",
				(array_agg(e."right" ORDER BY e."number"))[1] AS "is_first_right",
				CASE WHEN t."item" = '' THEN bool_or(e."right") ELSE (array_agg(e."right" ORDER BY e."number" DESC))[1] END AS "is_right",
				min(e."number") FILTER (WHERE e."right") AS "tries_until_right",
				(array_agg(e."answer" ORDER BY e."number") FILTER (WHERE NOT e."right" AND e."answer" IS NOT NULL))[1] AS "wrong_answer"
			FROM (
				SELECT l."is_right" AS "right", l."answer", row_number() OVER (ORDER BY l."at", l."id") AS "number"
				FROM "public"."learning_events" l
				WHERE l."user_id" = t."user_id" AND l."course_id" = t."course_id" AND l."lesson_id" = t."lesson_id"
					AND coalesce(l."item", '') = t."item" AND l."is_right" IS NOT NULL AND l."kind" IN ('question-answered', 'exercise-attempted')
			) e
		) a
	) r
	WHERE i."user_id" = r."user_id" AND i."course_id" = r."course_id" AND i."lesson_id" = r."lesson_id" AND i."item" = r."item";
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "public"."learning_items" i
		USING (SELECT DISTINCT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item" FROM touched WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL) t
		WHERE i."user_id" = t."user_id" AND i."course_id" = t."course_id" AND i."lesson_id" = t."lesson_id" AND i."item" = t."item"
			AND i."attempts" = 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."keep_course_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."course_items" ("course_id", "lesson_id", "item")
	SELECT DISTINCT "course_id", "lesson_id", "item" FROM added WHERE "is_counted" ORDER BY 1, 2, 3
	ON CONFLICT DO NOTHING;
	PERFORM 1 FROM "public"."course_items" c
	JOIN (SELECT "course_id", "lesson_id", "item" FROM added UNION SELECT "course_id", "lesson_id", "item" FROM removed) t
		USING ("course_id", "lesson_id", "item")
	ORDER BY "course_id", "lesson_id", "item" FOR UPDATE OF c;
	UPDATE "public"."course_items" c SET
		"students" = c."students" + s."students",
		"first_right" = c."first_right" + s."first_right",
		"right" = c."right" + s."right",
		"tries_one" = c."tries_one" + s."tries_one",
		"tries_two" = c."tries_two" + s."tries_two",
		"tries_three" = c."tries_three" + s."tries_three",
		"tries_to_five" = c."tries_to_five" + s."tries_to_five",
		"tries_to_ten" = c."tries_to_ten" + s."tries_to_ten",
		"tries_more" = c."tries_more" + s."tries_more",
		"fresh" = c."fresh"
			+ (SELECT count(*) FROM added a WHERE a."is_counted" AND a."since" = c."publications"
				AND a."course_id" = c."course_id" AND a."lesson_id" = c."lesson_id" AND a."item" = c."item")
			- (SELECT count(*) FROM removed r WHERE r."is_counted" AND r."since" = c."publications"
				AND r."course_id" = c."course_id" AND r."lesson_id" = c."lesson_id" AND r."item" = c."item")
	FROM (
		SELECT "course_id", "lesson_id", "item", sum("sign") AS "students",
			coalesce(sum("sign") FILTER (WHERE "is_first_right"), 0) AS "first_right",
			coalesce(sum("sign") FILTER (WHERE "is_right"), 0) AS "right",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 1), 0) AS "tries_one",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 2), 0) AS "tries_two",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" = 3), 0) AS "tries_three",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" BETWEEN 4 AND 5), 0) AS "tries_to_five",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" BETWEEN 6 AND 10), 0) AS "tries_to_ten",
			coalesce(sum("sign") FILTER (WHERE "tries_until_right" > 10), 0) AS "tries_more"
		FROM (SELECT 1 AS "sign", a.* FROM added a UNION ALL SELECT -1, r.* FROM removed r) b
		WHERE "is_counted" GROUP BY 1, 2, 3
	) s
	WHERE c."course_id" = s."course_id" AND c."lesson_id" = s."lesson_id" AND c."item" = s."item";
	-- The rows above are held until the transaction ends, and with them these.
	INSERT INTO "public"."course_wrong_answers" AS w ("course_id", "lesson_id", "item", "answer", "students")
	SELECT "course_id", "lesson_id", "item", "wrong_answer", sum("sign")
	FROM (SELECT 1 AS "sign", a.* FROM added a UNION ALL SELECT -1, r.* FROM removed r) b
	WHERE "is_counted" AND "wrong_answer" IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum("sign") <> 0
	ON CONFLICT ("course_id", "lesson_id", "item", "answer") DO UPDATE SET "students" = w."students" + excluded."students";
	DELETE FROM "public"."course_wrong_answers" w
	USING (SELECT DISTINCT "course_id", "lesson_id", "item" FROM removed) r
	WHERE w."course_id" = r."course_id" AND w."lesson_id" = r."lesson_id" AND w."item" = r."item" AND w."students" = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."refuse_counted_learning_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What is counted in a course is not added or deleted, but begins or ends to be counted.';
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."count_students_alone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	who "public"."course_instructors" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
	UPDATE "public"."learning_items" SET "is_counted" = TG_OP = 'DELETE'
	WHERE "user_id" = who."user_id" AND "course_id" = who."course_id" AND "attempts" > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_items_changed" AFTER UPDATE ON "learning_items" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_course_items"();--> statement-breakpoint
CREATE TRIGGER "learning_items_not_inserted" BEFORE INSERT ON "learning_items"
FOR EACH ROW WHEN (NEW."is_counted") EXECUTE FUNCTION "public"."refuse_counted_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_items_not_deleted" BEFORE DELETE ON "learning_items"
FOR EACH ROW WHEN (OLD."is_counted") EXECUTE FUNCTION "public"."refuse_counted_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_events_added_to_items" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_learning_items"();--> statement-breakpoint
CREATE TRIGGER "learning_events_removed_from_items" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS touched
FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_learning_items"();--> statement-breakpoint
CREATE TRIGGER "course_instructors_not_counted" AFTER INSERT OR DELETE ON "course_instructors"
FOR EACH ROW EXECUTE FUNCTION "public"."count_students_alone"();--> statement-breakpoint
-- What was answered before.
INSERT INTO "learning_items" ("user_id", "course_id", "lesson_id", "item", "attempts", "is_first_right", "is_right", "tries_until_right", "wrong_answer")
SELECT "user_id", "course_id", "lesson_id", "item", count(*), bool_or("right") FILTER (WHERE "number" = 1),
	CASE WHEN "item" = '' THEN bool_or("right") ELSE (array_agg("right" ORDER BY "number" DESC))[1] END,
	min("number") FILTER (WHERE "right"), NULL
FROM (
	SELECT "user_id", "course_id", "lesson_id", coalesce("item", '') AS "item", "is_right" AS "right",
		row_number() OVER (PARTITION BY "user_id", "course_id", "lesson_id", coalesce("item", '') ORDER BY "at", "id") AS "number"
	FROM "learning_events" WHERE "kind" IN ('question-answered', 'exercise-attempted') AND "is_right" IS NOT NULL AND "lesson_id" IS NOT NULL
) attempts GROUP BY 1, 2, 3, 4;--> statement-breakpoint
UPDATE "learning_items" i SET "is_counted" = true
WHERE NOT EXISTS (SELECT 1 FROM "course_instructors" c WHERE c."user_id" = i."user_id" AND c."course_id" = i."course_id");
