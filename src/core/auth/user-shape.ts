// An account as the Supabase client wants to see it.
import type { AccountRow } from './sessions.ts';

export function describeUser(account: AccountRow, extra: { signedInAt?: Date; newEmail?: string } = {}) {
  const createdAt = account.createdAt.toISOString();
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    phone: '',
    ...(extra.newEmail !== undefined && { new_email: extra.newEmail }),
    ...(extra.signedInAt && { last_sign_in_at: extra.signedInAt.toISOString() }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  };
}
