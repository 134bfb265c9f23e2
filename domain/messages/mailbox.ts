import { z } from 'zod'

/** A display name and an address; SMTP uses only the address. */
export type Mailbox = { name: string; address: string }

const MAILBOX = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u

/** `no-reply@example.org` or `Our school <no-reply@example.org>`, else null. */
export function parseMailbox(text: string): Mailbox | null {
  const match = MAILBOX.exec(text.trim())
  if (!match) return null
  const [, name = '', inBrackets, bare] = match
  return { name: name.trim(), address: (inBrackets ?? bare) as string }
}

/** The sender name that recipients of an e-mail see. */
export const SenderNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^<>"\p{Cc}]*$/u, 'must be one line without < > and "')
