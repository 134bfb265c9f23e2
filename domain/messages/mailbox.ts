import { z } from 'zod'

/** A name and an address; the address alone counts in SMTP. */
export type Mailbox = { name: string; address: string }

const MAILBOX = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u

/** `no-reply@example.org` or `Our school <no-reply@example.org>`, else null. */
export function parseMailbox(text: string): Mailbox | null {
  const match = MAILBOX.exec(text.trim())
  if (!match) return null
  const [, name = '', named, bare] = match
  return { name: name.trim(), address: (named ?? bare) as string }
}

/** The name people see as the sender of an e-mail. */
export const SenderNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^<>"\p{Cc}]*$/u, 'must be one line without < > and "')
