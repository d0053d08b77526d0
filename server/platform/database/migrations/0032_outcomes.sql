CREATE TABLE "learning_outcomes" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"outcome_id" text NOT NULL,
	"as_of" timestamp (3) with time zone,
	"wrong" double precision DEFAULT 0 NOT NULL,
	"right" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_outcomes_user_id_course_id_outcome_id_pk" PRIMARY KEY("user_id","course_id","outcome_id")
);
--> statement-breakpoint
ALTER TABLE "learning_events" ADD COLUMN "options" integer;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "learning_outcomes" ADD CONSTRAINT "learning_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_events_by_outcome" ON "learning_events" USING btree ("user_id","course_id","outcome_id","at") WHERE outcome_id is not null;--> statement-breakpoint
CREATE FUNCTION "public"."outdate_learning_outcomes_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."learning_outcomes" ("user_id", "course_id", "outcome_id")
	SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM added WHERE "outcome_id" IS NOT NULL
	ORDER BY 1, 2, 3 -- two statements that mark the same rows take them in one order
	ON CONFLICT ("user_id", "course_id", "outcome_id") DO UPDATE SET "as_of" = NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."outdate_learning_outcomes_of_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."learning_outcomes" o SET "as_of" = NULL
	FROM (SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM removed WHERE "outcome_id" IS NOT NULL) r
	WHERE o."user_id" = r."user_id" AND o."course_id" = r."course_id" AND o."outcome_id" = r."outcome_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_outcomes_added" AFTER INSERT ON "learning_events" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "public"."outdate_learning_outcomes_of_added"();--> statement-breakpoint
CREATE TRIGGER "learning_outcomes_removed" AFTER DELETE ON "learning_events" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "public"."outdate_learning_outcomes_of_removed"();--> statement-breakpoint
INSERT INTO "learning_outcomes" ("user_id", "course_id", "outcome_id")
SELECT DISTINCT "user_id", "course_id", "outcome_id" FROM "learning_events" WHERE "outcome_id" IS NOT NULL;
