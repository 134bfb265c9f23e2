import { DAY_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'
import type { NoticeKind } from './noticeKinds.ts'
import type { NoticeChannel } from './purposes.ts'

/** Kinds of e-mails that a person can get as one daily digest. */
const DAILY_KINDS: readonly NoticeKind[] = ['help']
/** Time of day of the digest, in the project's time zone. */
const DAILY_AT = '18:00'
/** Maximum number of e-mails in a digest; the rest is in the next one. */
export const MAX_IN_DAILY = 50

export const canBeDaily = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  channel === 'email' && DAILY_KINDS.includes(kind)

/** When the digest with an e-mail queued at `queuedAt` is sent, ms since epoch. @param zone IANA time zone */
export function dailyDueAt(queuedAt: number, zone: string): number {
  const timeOn = (at: number) => parseLocalTime(`${localTime(at, zone).slice(0, 10)}T${DAILY_AT}`, zone)
  const today = timeOn(queuedAt) ?? queuedAt
  return today > queuedAt ? today : (timeOn(queuedAt + DAY_MS) ?? queuedAt + DAY_MS)
}

type Mail = { subject: string; text: string }

/** The text of a digest: each e-mail below its subject. */
export const dailyText = (mails: readonly Mail[]): string =>
  mails.map(({ subject, text }) => `${subject}\n\n${text}`).join('\n\n———\n\n')
