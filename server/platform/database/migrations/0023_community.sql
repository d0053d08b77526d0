CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"question_id" uuid,
	"author_id" uuid,
	"is_by_instructor" boolean NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"is_right" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"is_handled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "community_reports_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "published_as" uuid;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_question_id_community_posts_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_by_course" ON "community_posts" USING btree ("course_id","posted_at","id") WHERE "community_posts"."question_id" is null;--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "community_posts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "community_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "community_posts" USING gin (to_tsvector('english', coalesce("title", '') || ' ' || "text"));--> statement-breakpoint
CREATE INDEX "open_reports" ON "community_reports" USING btree ("post_id") WHERE not "community_reports"."is_handled";--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_published_as_community_posts_id_fk" FOREIGN KEY ("published_as") REFERENCES "public"."community_posts"("id") ON DELETE no action ON UPDATE no action;