ALTER TABLE "questions" ADD COLUMN "quality" text;--> statement-breakpoint
ALTER TABLE "quiz_items" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "evidence_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "questions_owner_id_quality_index" ON "questions" USING btree ("owner_id","quality","id") WHERE "questions"."quality" is not null;--> statement-breakpoint
CREATE INDEX "quizzes_due_evidence_closes_at_index" ON "quizzes" USING btree ("closes_at") WHERE "quizzes"."graded_at" is not null and "quizzes"."evidence_at" is null;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_quality_check" CHECK ("questions"."quality" in ('good', 'weak', 'bad'));