import { DAY_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'
import type { NoticeKind } from './noticeKinds.ts'
import type { NoticeChannel } from './purposes.ts'

/** Kinds of e-mails that a person can get once a day, all in one. */
const DAILY_KINDS: readonly NoticeKind[] = ['help']
/** When the e-mail of the day goes, by the clock of the project. */
const DAILY_AT = '18:00'
/** E-mails that one of a day has at most; the rest is in the next one. */
export const MAX_IN_DAILY = 50

export const canBeDaily = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  channel === 'email' && DAILY_KINDS.includes(kind)

/** When an e-mail that was queued at `queuedAt` goes with the others of its day, ms since epoch. @param zone IANA time zone */
export function dailyDueAt(queuedAt: number, zone: string): number {
  const timeOn = (at: number) => parseLocalTime(`${localTime(at, zone).slice(0, 10)}T${DAILY_AT}`, zone)
  const today = timeOn(queuedAt) ?? queuedAt
  return today > queuedAt ? today : (timeOn(queuedAt + DAY_MS) ?? queuedAt + DAY_MS)
}

type Mail = { subject: string; text: string }

/** The text of the e-mail of a day, each mail under its subject. */
export const dailyText = (mails: readonly Mail[]): string =>
  mails.map(({ subject, text }) => `${subject}\n\n${text}`).join('\n\n———\n\n')
