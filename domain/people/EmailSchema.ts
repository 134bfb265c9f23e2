import { z } from 'zod'
import { PROBLEMS } from '../text/problems.ts'

const BASIC = /^[a-z0-9+_.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/
const STRICT = /^[a-z0-9._-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,5}$/

const email = (pattern: RegExp) =>
  z
    .string()
    .max(254)
    .transform((value) => value.trim().toLowerCase())
    .refine((value) => pattern.test(value), PROBLEMS.email)

/** E-mail at sign-in and sign-up: the basic pattern, + allowed, lowercased (section 5). */
export const EmailSchema = email(BASIC)

/** E-mail typed into profiles and imports: TLD of 2 to 5 letters, no + (section 5). */
export const StrictEmailSchema = email(STRICT)

/** What is left of typed text after the keys outside letters, digits and + _ . - @ are blocked (section 5). */
export const onlyEmailKeys = (value: string): string => value.replace(/[^A-Za-z0-9+_.@-]/g, '').toLowerCase()
