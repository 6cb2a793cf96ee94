ALTER TABLE "attempts" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
CREATE INDEX "questions_owner_id_created_at_index" ON "questions" USING btree ("owner_id","created_at","id");