import { z } from 'zod'
import { problem } from '../text/problem.ts'

const BASIC = /^[a-z0-9+_.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/
const STRICT = /^[a-z0-9._-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,5}$/

const email = (pattern: RegExp) =>
  z
    .string()
    .max(254)
    .transform((value) => value.trim().toLowerCase())
    .refine((value) => pattern.test(value), problem('email'))

/** E-mail at sign-in and sign-up: the basic pattern, + allowed, lowercased (spec 5). */
export const EmailSchema = email(BASIC)

/** E-mail typed into profiles and imports: TLD of 2 to 5 letters, no + (spec 5). */
export const StrictEmailSchema = email(STRICT)

/**
 * An edited e-mail in its stored form: it may stay as it was `before`, since sign-up is less strict, or must
 * match the strict pattern; null otherwise.
 */
export function parseEditedEmail(typed: string, before: string | null | undefined): string | null {
  const value = typed.trim().toLowerCase()
  return value === before ? value : (StrictEmailSchema.safeParse(typed).data ?? null)
}

/** Typed text without characters other than letters, digits and + _ . - @, which are blocked (spec 5). */
export const filterEmailKeys = (value: string): string =>
  value.replace(/[^A-Za-z0-9+_.@-]/g, '').toLowerCase()
