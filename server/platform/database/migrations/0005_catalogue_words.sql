-- Finds words by the runs of three letters that they share. Any owner of a database may have it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_words" (
	"course_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- Functions, which the schema in TypeScript cannot say.
-- What a course is found by: words of small letters and digits, with one space between them.
CREATE FUNCTION course_text(courses) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(regexp_replace(
		concat_ws(' ', $1.title, $1.description, $1.instructor, (SELECT string_agg(title, ' ') FROM modules WHERE course_id = $1.id)),
		'[^[:alnum:]]+', ' ', 'g'
	))
$$;--> statement-breakpoint
-- The words of the catalogue that are most like the typed one: three at most.
CREATE FUNCTION words_like(typed text) RETURNS SETOF text LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.25 AS $$
	SELECT word FROM (
		SELECT word, similarity(word, typed) AS likeness, max(similarity(word, typed)) OVER () AS most
		FROM catalogue_words WHERE word % typed
	) AS alike
	WHERE likeness >= 0.8 * most ORDER BY likeness DESC, word LIMIT 3
$$;--> statement-breakpoint
INSERT INTO "course_words" SELECT id, to_tsvector('simple', course_text(courses)) || to_tsvector('english', course_text(courses)) FROM courses;--> statement-breakpoint
INSERT INTO "catalogue_words" SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', course_text(courses)))) FROM courses;--> statement-breakpoint
ALTER TABLE "course_words" ADD CONSTRAINT "course_words_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_words_by_trigram" ON "catalogue_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_words_by_word" ON "course_words" USING gin ("words");
