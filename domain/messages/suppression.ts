/** Why an e-mail is suppressed: a bounce or a spam complaint. */
export const SUPPRESSIONS = ['bounce', 'complaint'] as const
export type Suppression = (typeof SUPPRESSIONS)[number]

const NOTICE_ID = /^<?notice-([^@<>\s]{1,60})@[^@<>\s]{1,253}>?$/

/** The id of the queued message in a Message-ID header of ours; null for other headers. */
export const messageIdOf = (header: string): string | null => NOTICE_ID.exec(header.trim())?.[1] ?? null

/** Whether two addresses are the same mailbox; providers ignore upper and lower case. */
export const isSameEmail = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b) && a?.trim().toLowerCase() === b?.trim().toLowerCase()
