ALTER TABLE "questions" ADD COLUMN "format" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_items" ADD COLUMN "format" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_format_check" CHECK ("questions"."format" in ('plain', 'markdown'));--> statement-breakpoint
ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_format_check" CHECK ("quiz_items"."format" in ('plain', 'markdown'));