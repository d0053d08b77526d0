CREATE TYPE "public"."enrolment_access" AS ENUM('active', 'suspended', 'ended');--> statement-breakpoint
CREATE TYPE "public"."reversal_state" AS ENUM('refunded', 'open', 'won', 'lost');--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"payment_reference" text,
	"state" "reversal_state" NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "one_live_order";--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "access" "enrolment_access" DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_total" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_currency" text;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reversals_by_order" ON "payment_reversals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reversals_by_payment" ON "payment_reversals" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_order" ON "orders" USING btree ("user_id","course_id") WHERE "orders"."status" in ('pending', 'confirmed') and "orders"."refunded_at" is null;