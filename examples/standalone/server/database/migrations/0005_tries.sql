DELETE FROM "rate_limits";--> statement-breakpoint
DELETE FROM "one_time_codes" WHERE "tries_left" <= 0;--> statement-breakpoint
DROP INDEX "rate_limits_window_ends_at_index";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "whole_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_whole_at_index" ON "rate_limits" USING btree ("whole_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "window_ends_at";--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;
