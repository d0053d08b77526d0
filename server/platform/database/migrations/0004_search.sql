-- Functions, which the schema in TypeScript cannot say. A word is a run of letters and digits, in small letters.
-- The words of a title, and each of its owners behind a stroke, which no word has: its course, its person.
CREATE FUNCTION title_words(title text, owners text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(
		array_remove(regexp_split_to_array(lower(title), '[^[:alnum:]]+'), '')
		|| (SELECT coalesce(array_agg('/' || owner), '{}') FROM unnest(owners) AS owner)
	)
$$;--> statement-breakpoint
-- What finds the titles that have each typed word at the beginning of one of theirs, and one of the owners; with null for
-- owners, anybody's. It is null, which finds nothing, where there is no owner or no word.
CREATE FUNCTION typed_words(typed text, owners text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (
		CASE WHEN owners IS NULL THEN '' ELSE (
			SELECT '(' || string_agg('''/' || replace(replace(owner, '\', '\\'), '''', '''''') || '''', '|') || ')&'
			FROM unnest(owners) AS owner
		) END
		|| (
			SELECT string_agg('''' || word || ''':*', '&')
			FROM regexp_split_to_table(lower(typed), '[^[:alnum:]]+') AS word WHERE word <> ''
		)
	)::tsquery
$$;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As it is made for new ones, but that marks of Markdown are known by their characters alone.
UPDATE "threads" SET "title" = coalesce((
	SELECT left(btrim(regexp_replace(split_part(btrim("text", E' \t\r\n'), E'\n', 1), '[*`#>]+|\s+$', '', 'g')), 160)
	FROM "thread_messages" WHERE "thread_messages"."thread_id" = "threads"."id" ORDER BY "sent_at", "id" LIMIT 1
), '');--> statement-breakpoint
CREATE INDEX "assignments_by_title" ON "assignments" USING gin (title_words("title", array["course_id"]));--> statement-breakpoint
CREATE INDEX "courses_by_title" ON "courses" USING gin (title_words("title", array[]::text[]));--> statement-breakpoint
CREATE INDEX "lessons_by_title" ON "lessons" USING gin (title_words("title", array["course_id"]));--> statement-breakpoint
CREATE INDEX "questions_by_title" ON "community_posts" USING gin (title_words("title", array["course_id"])) WHERE "community_posts"."question_id" is null;--> statement-breakpoint
CREATE INDEX "threads_by_title" ON "threads" USING gin (title_words("title", array["course_id", "user_id"::text]));
