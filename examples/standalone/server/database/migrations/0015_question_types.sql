ALTER TABLE "questions" DROP CONSTRAINT "questions_type_check";--> statement-breakpoint
ALTER TABLE "quizzes" DROP CONSTRAINT "quizzes_type_check";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_type_check" CHECK (length("questions"."type") between 1 and 40);--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_type_check" CHECK (length("quizzes"."type") between 1 and 40);