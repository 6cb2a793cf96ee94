ALTER TABLE "questions" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "tag_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_owner_id_tags_index" ON "questions" USING btree ("owner_id","tags","id") WHERE "questions"."tags" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "quiz_items_question_id_index" ON "quiz_items" USING btree ("question_id");