import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import { isSameEmail } from '#domain/messages/suppression.ts'
import { NO_CONSENTS } from '#domain/people/consent/consents.ts'
import { WIN_BACK_PER_WEEK, WIN_BACK_WEEK_MS } from '#domain/winBack/rules.ts'
import type { User } from '#payload-types'
import { consentsOfMany } from '../consents/consentsOf.ts'

/** The data of a person that a decision needs. */
export type WinBackPerson = {
  account: User
  isReachable: boolean
  isWanted: boolean
  isOfAge: boolean
  /** Win-back e-mails of the last seven days; the caller adds those that it decides to send. */
  sentThisWeek: number
}

/** The people with these ids, in four reads; deleted accounts are left out. */
export async function peopleOf(
  payload: BasePayload,
  students: readonly string[],
  now: Date,
): Promise<Map<string, WinBackPerson>> {
  const ids = [...new Set(students)]
  const since = new Date(now.getTime() - WIN_BACK_WEEK_MS).toISOString()
  const [accounts, preferences, sends, consents] = await Promise.all([
    readRows({
      payload,
      collection: 'users',
      where: { id: { in: ids } },
      sort: ['id'],
      limit: ids.length,
    }),
    readRows({
      payload,
      collection: 'message-preferences',
      where: { user: { in: ids } },
      sort: ['user'],
      limit: ids.length,
    }),
    readRows({
      payload,
      collection: 'win-back-sends',
      where: {
        and: [
          { student: { in: ids } },
          { result: { equals: 'sent' } },
          { decidedAt: { greater_than: since } },
        ],
      },
      sort: ['id'],
      limit: ids.length * WIN_BACK_PER_WEEK.max,
      select: ['student'],
    }),
    consentsOfMany(payload, ids),
  ])
  const suppressed = new Map(preferences.map(({ user, suppressedEmail }) => [user, suppressedEmail]))
  const counts = new Map<string, number>()
  for (const { student } of sends) {
    const id = idOf(student) ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return new Map(
    accounts.map((account) => {
      const id = String(account.id)
      const consent = consents.get(id) ?? NO_CONSENTS
      return [
        id,
        {
          account,
          isReachable:
            Boolean(account.email && account.isEmailVerified) &&
            !account.isBlocked &&
            !account.deletedAt &&
            !isSameEmail(suppressed.get(id), account.email),
          isWanted: account.wantsReminders ?? false,
          isOfAge: isOfAgeForMarketing(consent, Boolean(account.newsConsentAt), now.getUTCFullYear()),
          sentThisWeek: counts.get(id) ?? 0,
        },
      ]
    }),
  )
}
