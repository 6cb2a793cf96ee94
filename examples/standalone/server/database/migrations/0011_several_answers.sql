ALTER TABLE "questions" DROP CONSTRAINT "questions_options_check";--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_answer_check";--> statement-breakpoint
ALTER TABLE "quiz_items" DROP CONSTRAINT "quiz_items_options_check";--> statement-breakpoint
ALTER TABLE "quiz_items" DROP CONSTRAINT "quiz_items_answer_check";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "score" SET DATA TYPE numeric(8, 2);--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "kind" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_items" ADD COLUMN "kind" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "grading" text DEFAULT 'all_or_nothing' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_kind_check" CHECK ("questions"."kind" in ('single', 'multiple'));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_options_check" CHECK ("questions"."options" ? 'A' and "questions"."options" ? 'B' and (not "questions"."options" ? 'C' or "questions"."options" ? 'B') and (not "questions"."options" ? 'D' or "questions"."options" ? 'C') and (not "questions"."options" ? 'E' or "questions"."options" ? 'D') and (not "questions"."options" ? 'F' or "questions"."options" ? 'E') and "questions"."options" ?& string_to_array("questions"."answer", null) and ("questions"."kind" = 'multiple' or length("questions"."answer") = 1));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answer_check" CHECK ("questions"."answer" <> '' and "questions"."answer" ~ '^A?B?C?D?E?F?$');--> statement-breakpoint
ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_kind_check" CHECK ("quiz_items"."kind" in ('single', 'multiple'));--> statement-breakpoint
ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_options_check" CHECK ("quiz_items"."options" ? 'A' and "quiz_items"."options" ? 'B' and (not "quiz_items"."options" ? 'C' or "quiz_items"."options" ? 'B') and (not "quiz_items"."options" ? 'D' or "quiz_items"."options" ? 'C') and (not "quiz_items"."options" ? 'E' or "quiz_items"."options" ? 'D') and (not "quiz_items"."options" ? 'F' or "quiz_items"."options" ? 'E') and "quiz_items"."options" ?& string_to_array("quiz_items"."answer", null) and ("quiz_items"."kind" = 'multiple' or length("quiz_items"."answer") = 1));--> statement-breakpoint
ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_answer_check" CHECK ("quiz_items"."answer" <> '' and "quiz_items"."answer" ~ '^A?B?C?D?E?F?$');--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_grading_check" CHECK ("quizzes"."grading" in ('all_or_nothing', 'partial'));