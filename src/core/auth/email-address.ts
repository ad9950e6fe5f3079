// E-mail addresses as people type them: trimmed, lower case, of the form x@y.z without spaces.
import { z } from 'zod';

/** The specification's simple form, bounded in length, without the characters that end or split a mail header. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/)
  // Control and invisible characters would show one address and send to another.
  .refine((address) => !/[\p{Cc}\p{Cf}]/u.test(address));
