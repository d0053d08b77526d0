ALTER TABLE "learning_outcomes" DROP COLUMN "as_of";--> statement-breakpoint
ALTER TABLE "learning_outcomes" DROP COLUMN "wrong";--> statement-breakpoint
ALTER TABLE "learning_outcomes" DROP COLUMN "right";--> statement-breakpoint
ALTER TABLE "learning_outcomes" DROP COLUMN "attempts";--> statement-breakpoint
-- Triggers, which the schema in TypeScript cannot say.
DROP TRIGGER "learning_outcomes_removed" ON "learning_events";--> statement-breakpoint
DROP FUNCTION "public"."outdate_learning_outcomes_of_removed"();--> statement-breakpoint
DROP TRIGGER "learning_outcomes_added" ON "learning_events";--> statement-breakpoint
DROP FUNCTION "public"."outdate_learning_outcomes_of_added"();--> statement-breakpoint
CREATE FUNCTION "public"."add_learning_outcomes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_outcomes" ("user_id", "course_id", "outcome_id")
	SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM added WHERE "outcome_id" IS NOT NULL
	ORDER BY 1, 2, 3 -- two statements that add the same rows take them in one order
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_outcomes_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."add_learning_outcomes"();
