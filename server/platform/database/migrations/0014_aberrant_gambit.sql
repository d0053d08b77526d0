ALTER TYPE "public"."reversal_state" ADD VALUE 'part' BEFORE 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_payment" text;