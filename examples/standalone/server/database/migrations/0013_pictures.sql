CREATE TABLE "pictures" (
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_id_owner_id_pk" PRIMARY KEY("id","owner_id"),
	CONSTRAINT "pictures_type_check" CHECK ("pictures"."type" in ('image/png', 'image/jpeg', 'image/webp', 'image/avif'))
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_owner_id_index" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
-- Pictures are compressed already.
ALTER TABLE "pictures" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
