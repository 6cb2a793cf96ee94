CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"quiz_id" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_actor_check" CHECK ("audit_entries"."actor" in ('user', 'command', 'server'))
);
--> statement-breakpoint
CREATE TABLE "due_mails" (
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "due_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "due_mails_kind_check" CHECK ("due_mails"."kind" in ('invitation', 'email_change', 'email_note'))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "purpose" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE "due_mails" ADD CONSTRAINT "due_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_quiz_id_index" ON "audit_entries" USING btree ("quiz_id","id");--> statement-breakpoint
CREATE INDEX "due_mails_due_at_index" ON "due_mails" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_check" CHECK ("one_time_codes"."purpose" in ('reset', 'invitation'));--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
