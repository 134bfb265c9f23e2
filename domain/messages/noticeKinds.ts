import type { NoticeChannel } from './purposes.ts'

/**
 * Kinds of messages for notification preferences. Messages about the account, orders and money are always sent; people may turn the others
 * off for each channel.
 */
export const NOTICE_KINDS = ['account', 'help', 'reminders', 'news'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Kinds that may be turned off: replies of the team and of experts, reminders, and bulk e-mails. The last two are off by default. */
export const OPTIONAL_KINDS = ['help', 'reminders', 'news'] as const satisfies readonly NoticeKind[]
export type OptionalKind = (typeof OPTIONAL_KINDS)[number]

export const isOptional = (kind: NoticeKind): kind is OptionalKind =>
  (OPTIONAL_KINDS as readonly NoticeKind[]).includes(kind)

/** Kinds that are sent to adults who opted in, and to nobody else. */
const MARKETING_KINDS: readonly NoticeKind[] = ['reminders', 'news']

export const isMarketing = (kind: NoticeKind): boolean => MARKETING_KINDS.includes(kind)

/** A kind on a channel, as it is stored when it is turned off. */
export const mutedName = (kind: OptionalKind, channel: NoticeChannel): string => `${kind}:${channel}`
