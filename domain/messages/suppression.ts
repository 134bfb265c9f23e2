/** Why an e-mail is suppressed: a bounce or a spam complaint. */
export const SUPPRESSIONS = ['bounce', 'complaint'] as const
export type Suppression = (typeof SUPPRESSIONS)[number]

const NOTICE_ID = /^<?notice-([^@<>\s]{1,60})@[^@<>\s]{1,253}>?$/

/** The id of the queued message that a Message-ID of ours names; null for others. */
export const messageIdOf = (header: string): string | null => NOTICE_ID.exec(header.trim())?.[1] ?? null

/** Whether two e-mails are one mailbox, as far as one may know: providers do not tell capitals apart. */
export const isSameEmail = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b) && a?.trim().toLowerCase() === b?.trim().toLowerCase()
