ALTER TABLE "chance_models" ADD COLUMN "drift" jsonb;--> statement-breakpoint
ALTER TABLE "chance_models" ADD COLUMN "forecasts" jsonb;--> statement-breakpoint
ALTER TABLE "chance_models" ADD COLUMN "review_weights" jsonb;--> statement-breakpoint
ALTER TABLE "chance_models" ADD COLUMN "review_figures" jsonb;