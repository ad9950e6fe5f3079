ALTER TABLE "timbre"."login_codes" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "timbre"."login_codes" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "timbre"."login_codes" ADD CONSTRAINT "login_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "timbre"."accounts"("id") ON DELETE cascade ON UPDATE no action;