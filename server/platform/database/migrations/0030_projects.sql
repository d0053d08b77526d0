CREATE TABLE "portfolios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assignment_id" text NOT NULL,
	"with_grade" boolean NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "solutions" jsonb;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolio_of_assignment" FOREIGN KEY ("user_id","assignment_id") REFERENCES "public"."student_assignments"("user_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_portfolio" ON "portfolios" USING btree ("user_id","assignment_id");