CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"student_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" integer,
	CONSTRAINT "attempts_quiz_id_student_id_unique" UNIQUE("quiz_id","student_id"),
	CONSTRAINT "attempts_answers_check" CHECK (jsonb_typeof("attempts"."answers") = 'object'),
	CONSTRAINT "attempts_score_check" CHECK ("attempts"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"max_students" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_max_students_check" CHECK ("groups"."max_students" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer" text NOT NULL,
	"type" text NOT NULL,
	"difficulty" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_options_check" CHECK ("questions"."options" ?& array['A', 'B', 'C', 'D']),
	CONSTRAINT "questions_answer_check" CHECK ("questions"."answer" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "questions_type_check" CHECK ("questions"."type" in ('FE', 'BE', 'DO')),
	CONSTRAINT "questions_difficulty_check" CHECK ("questions"."difficulty" in ('easy', 'medium', 'hard'))
);
--> statement-breakpoint
CREATE TABLE "quiz_items" (
	"quiz_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "quiz_items_quiz_id_position_pk" PRIMARY KEY("quiz_id","position"),
	CONSTRAINT "quiz_items_quiz_id_question_id_unique" UNIQUE("quiz_id","question_id"),
	CONSTRAINT "quiz_items_position_check" CHECK ("quiz_items"."position" >= 1),
	CONSTRAINT "quiz_items_options_check" CHECK ("quiz_items"."options" ?& array['A', 'B', 'C', 'D']),
	CONSTRAINT "quiz_items_answer_check" CHECK ("quiz_items"."answer" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"group_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"code" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"questions_number" integer NOT NULL,
	"difficulty" text NOT NULL,
	"type" text NOT NULL,
	"score_per_question" integer NOT NULL,
	"graded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quizzes_code_unique" UNIQUE("code"),
	CONSTRAINT "quizzes_code_check" CHECK ("quizzes"."code" ~ '^[A-Z0-9]+$'),
	CONSTRAINT "quizzes_duration_minutes_check" CHECK ("quizzes"."duration_minutes" > 0),
	CONSTRAINT "quizzes_closes_at_check" CHECK ("quizzes"."closes_at" > "quizzes"."opens_at"),
	CONSTRAINT "quizzes_questions_number_check" CHECK ("quizzes"."questions_number" > 0),
	CONSTRAINT "quizzes_score_per_question_check" CHECK ("quizzes"."score_per_question" > 0),
	CONSTRAINT "quizzes_difficulty_check" CHECK ("quizzes"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "quizzes_type_check" CHECK ("quizzes"."type" in ('FE', 'BE', 'DO'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"group_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('Instructor', 'Student')),
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'inactive')),
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_items" ADD CONSTRAINT "quiz_items_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_student_id_index" ON "attempts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "groups_owner_id_index" ON "groups" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "questions_owner_id_index" ON "questions" USING btree ("owner_id","difficulty","type");--> statement-breakpoint
CREATE INDEX "quizzes_owner_id_index" ON "quizzes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "quizzes_group_id_index" ON "quizzes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "quizzes_ungraded_closes_at_index" ON "quizzes" USING btree ("closes_at") WHERE "quizzes"."graded_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_group_id_index" ON "users" USING btree ("group_id");