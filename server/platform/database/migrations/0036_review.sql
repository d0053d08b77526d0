CREATE TYPE "public"."card_rating" AS ENUM('again', 'hard', 'good', 'easy');--> statement-breakpoint
CREATE TABLE "card_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"question" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"rating" "card_rating" NOT NULL,
	"is_of_quiz" boolean NOT NULL,
	CONSTRAINT "card_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"question" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"answered_on" date NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "review_cards_user_id_course_id_lesson_id_question_pk" PRIMARY KEY("user_id","course_id","lesson_id","question")
);
--> statement-breakpoint
ALTER TABLE "card_answers" ADD CONSTRAINT "card_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_answers_by_card" ON "card_answers" USING btree ("user_id","course_id","lesson_id","question","at");--> statement-breakpoint
CREATE INDEX "card_answers_by_day" ON "card_answers" USING btree ("user_id","day");--> statement-breakpoint
CREATE FUNCTION "public"."refuse_to_change_card_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Answers to cards are added and deleted, never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "card_answers_unchanged" BEFORE UPDATE ON "card_answers"
FOR EACH STATEMENT EXECUTE FUNCTION "public"."refuse_to_change_card_answers"();--> statement-breakpoint
-- The first answers of before, from the log. What a card is after one answer is the same for each wrong one and each right one.
INSERT INTO "card_answers" ("user_id", "id", "course_id", "lesson_id", "question", "at", "day", "rating", "is_of_quiz")
SELECT DISTINCT ON ("user_id", "course_id", "lesson_id", "item") "user_id", "id", "course_id", "lesson_id", "item", "at", "day",
	(CASE WHEN "is_right" THEN 'good' ELSE 'again' END)::"card_rating", true
FROM "learning_events"
WHERE "kind" = 'question-answered' AND "lesson_id" IS NOT NULL AND "item" ~ '^q[0-9]{1,3}$' AND "is_right" IS NOT NULL
ORDER BY "user_id", "course_id", "lesson_id", "item", "at", "id";--> statement-breakpoint
INSERT INTO "review_cards" ("user_id", "course_id", "lesson_id", "question", "stability", "difficulty", "answered_on", "due_on")
SELECT "user_id", "course_id", "lesson_id", "question",
	CASE WHEN "rating" = 'good' THEN 2.3065 ELSE 0.212 END, CASE WHEN "rating" = 'good' THEN 2.11810397 ELSE 6.4133 END,
	"day", "day" + CASE WHEN "rating" = 'good' THEN 3 ELSE 1 END
FROM "card_answers";
