CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "quizzes_owner_id_index";--> statement-breakpoint
DROP INDEX "quizzes_group_id_index";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "late_answers" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "late_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_user_id_index" ON "one_time_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at_index" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "quizzes_owner_id_closes_at_index" ON "quizzes" USING btree ("owner_id","closes_at");--> statement-breakpoint
CREATE INDEX "quizzes_group_id_closes_at_index" ON "quizzes" USING btree ("group_id","closes_at");--> statement-breakpoint
CREATE INDEX "users_role_name_index" ON "users" USING btree ("role","last_name","first_name","id");--> statement-breakpoint
UPDATE "attempts" SET "submitted_at" = "attempts"."finished_at" FROM "quizzes" WHERE "quizzes"."id" = "attempts"."quiz_id" AND "attempts"."finished_at" <> "quizzes"."closes_at";
