/** A parsed e-mail from the mailbox. Addresses are in lower case. */
export type IncomingMail = {
  /** Without angle brackets; null when it has none. */
  messageId: string | null
  /** The only author; null when there are several or none. */
  from: string | null
  /** All addresses it was sent or delivered to. */
  to: readonly string[]
  subject: string
  /** Plain text, converted from the HTML part when there is no text part. */
  text: string
  /** Headers with lower-case names, in the order of the e-mail; the receiving server adds its own at the top. */
  headers: readonly { name: string; value: string }[]
  files: readonly { name: string; content: Buffer }[]
  /** The delivery status part of a bounce (RFC 3464); null for other e-mails. */
  report: string | null
  bytes: number
}

export const headerOf = ({ headers }: Pick<IncomingMail, 'headers'>, name: string): string =>
  headers.find((header) => header.name === name)?.value.trim() ?? ''
