/** An e-mail as it was taken out of the mailbox. Addresses are lower-case. */
export type IncomingMail = {
  /** Without angle brackets; null when it has none. */
  messageId: string | null
  /** The only author; null when there are several or none. */
  from: string | null
  /** All addresses it was sent or delivered to. */
  to: readonly string[]
  subject: string
  /** Plain words, made of the HTML part where there is no other. */
  text: string
  /** Headers by lower-case name in the order of the mail; the receiving server puts its own in front. */
  headers: readonly { name: string; value: string }[]
  files: readonly { name: string; content: Buffer }[]
  /** What a mail server reports of one that it could not deliver (RFC 3464); null for other e-mails. */
  report: string | null
  bytes: number
}

export const headerOf = ({ headers }: Pick<IncomingMail, 'headers'>, name: string): string =>
  headers.find((header) => header.name === name)?.value.trim() ?? ''
