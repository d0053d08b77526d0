CREATE TABLE "chance_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"fitted_at" timestamp (3) with time zone,
	"model" jsonb,
	"answers" integer NOT NULL,
	"students" integer,
	"figures" jsonb
);
--> statement-breakpoint
CREATE TABLE "learning_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"taken" integer,
	"model" text,
	"general" jsonb,
	"last_at" timestamp (3) with time zone,
	"last_id" uuid
);
--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "chance" real;--> statement-breakpoint
ALTER TABLE "learning_outcomes" ADD COLUMN "state" jsonb;--> statement-breakpoint
ALTER TABLE "learning_states" ADD CONSTRAINT "learning_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chance_models_by_time" ON "chance_models" USING btree ("fitted_at");--> statement-breakpoint
INSERT INTO "learning_states" ("user_id", "answers") SELECT "user_id", count(*) FROM "learning_events" WHERE "is_right" IS NOT NULL GROUP BY 1;--> statement-breakpoint
-- Triggers, which the schema in TypeScript cannot say.
CREATE FUNCTION "public"."count_answers_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_states" AS s ("user_id", "answers")
	SELECT "user_id", count(*) FROM added WHERE "is_right" IS NOT NULL GROUP BY 1 ORDER BY 1 -- two statements take rows in one order
	ON CONFLICT ("user_id") DO UPDATE SET "answers" = s."answers" + excluded."answers";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."count_answers_of_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."learning_states" s SET "answers" = s."answers" - r."answers", "taken" = NULL
	FROM (SELECT "user_id", count(*) AS "answers" FROM removed WHERE "is_right" IS NOT NULL GROUP BY 1) r
	WHERE s."user_id" = r."user_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_states_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_answers_of_added"();--> statement-breakpoint
CREATE TRIGGER "learning_states_removed" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."count_answers_of_removed"();
