CREATE SCHEMA IF NOT EXISTS "timbre";
--> statement-breakpoint
CREATE TABLE "timbre"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_email_lower" CHECK ("timbre"."accounts"."email" = lower("timbre"."accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "timbre"."doomed_files" (
	"path" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"adopted_by" uuid,
	"adopted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timbre"."job_claims" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"attempt" integer NOT NULL,
	"group_id" text,
	"holder" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."login_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"new_email" text,
	"code_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"challenge" text,
	"challenge_method" text,
	"redirect_to" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "login_codes_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "timbre"."owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."points_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_ledger_task_id_unique" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "timbre"."rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "timbre"."refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	"replaced_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."request_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."samples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voice_id" uuid NOT NULL,
	"path" text NOT NULL,
	"file_name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"trim" jsonb,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."sentences" (
	"speech_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"seconds" double precision NOT NULL,
	"pause_after" double precision NOT NULL,
	"words" jsonb NOT NULL,
	"path" text NOT NULL,
	"take" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sentences_speech_id_index_pk" PRIMARY KEY("speech_id","index")
);
--> statement-breakpoint
CREATE TABLE "timbre"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timbre"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timbre"."speeches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"voice_id" uuid NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"sentence_count" integer,
	"seconds" double precision,
	"mp3_path" text,
	"error" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."task_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timbre"."tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"voice_id" uuid,
	"speech_id" uuid,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"error" jsonb,
	"expected_seconds" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timbre"."uploads" (
	"path" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"reference_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "timbre"."voices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'cloning' NOT NULL,
	"language" text,
	"profile" jsonb,
	"report" jsonb,
	"preview_path" text,
	"likeness" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "timbre"."accounts" ADD CONSTRAINT "accounts_id_owners_id_fk" FOREIGN KEY ("id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."guests" ADD CONSTRAINT "guests_id_owners_id_fk" FOREIGN KEY ("id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."guests" ADD CONSTRAINT "guests_adopted_by_accounts_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "timbre"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."login_codes" ADD CONSTRAINT "login_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "timbre"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."points_ledger" ADD CONSTRAINT "points_ledger_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "timbre"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "timbre"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."samples" ADD CONSTRAINT "samples_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "timbre"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."sentences" ADD CONSTRAINT "sentences_speech_id_speeches_id_fk" FOREIGN KEY ("speech_id") REFERENCES "timbre"."speeches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "timbre"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."speeches" ADD CONSTRAINT "speeches_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."speeches" ADD CONSTRAINT "speeches_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "timbre"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."task_events" ADD CONSTRAINT "task_events_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."tasks" ADD CONSTRAINT "tasks_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."tasks" ADD CONSTRAINT "tasks_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "timbre"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."tasks" ADD CONSTRAINT "tasks_speech_id_speeches_id_fk" FOREIGN KEY ("speech_id") REFERENCES "timbre"."speeches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."uploads" ADD CONSTRAINT "uploads_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timbre"."voices" ADD CONSTRAINT "voices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "timbre"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_expires_at" ON "timbre"."guests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_claims_group" ON "timbre"."job_claims" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "timbre"."login_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "login_codes_expires_at" ON "timbre"."login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "points_ledger_account" ON "timbre"."points_ledger" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "timbre"."rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "timbre"."refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at" ON "timbre"."refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "request_codes_seen_at" ON "timbre"."request_codes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "samples_voice" ON "timbre"."samples" USING btree ("voice_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_account" ON "timbre"."sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "speeches_owner" ON "timbre"."speeches" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "speeches_voice" ON "timbre"."speeches" USING btree ("voice_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_events_owner" ON "timbre"."task_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "task_events_created_at" ON "timbre"."task_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "timbre"."tasks" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_voice" ON "timbre"."tasks" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "tasks_speech" ON "timbre"."tasks" USING btree ("speech_id");--> statement-breakpoint
CREATE INDEX "tasks_unfinished" ON "timbre"."tasks" USING btree ("state","created_at") WHERE "timbre"."tasks"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "timbre"."uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at" ON "timbre"."uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "voices_owner" ON "timbre"."voices" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voices_expires_at" ON "timbre"."voices" USING btree ("expires_at") WHERE "timbre"."voices"."expires_at" is not null;