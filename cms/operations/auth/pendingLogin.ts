import type { BasePayload, Where } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { OtpChallenge } from '#payload-types'
import { browserKey } from './slot.ts'

const collection = 'otp-challenges'

type BrowserQuery = { payload: BasePayload; project: string; browser: string; now: Date }

const ofBrowser = ({ project, browser, now }: BrowserQuery): Where[] => [
  { browser: { equals: browserKey(project, browser) } },
  { expiresAt: { greater_than: now.toISOString() } },
]

/** The newest sign-in code requested by this browser that can still be entered, or null. @param maxTries attempts per code */
export async function pendingLogin(query: BrowserQuery, maxTries: number): Promise<OtpChallenge | null> {
  const rows = await readRows({
    payload: query.payload,
    collection,
    where: { and: [...ofBrowser(query), { state: { equals: 'open' } }, { tries: { less_than: maxTries } }] },
    sort: ['-sentAt'],
    limit: 5,
  })
  return rows.find(({ slotKey }) => slotKey.startsWith(`${query.project}:login:`)) ?? null
}

/** A code of this browser by id, even if its attempts are used up, to learn its identifier for a resend. */
export const codeOfBrowser = (query: BrowserQuery, id: string): Promise<OtpChallenge | null> =>
  readRow({
    payload: query.payload,
    collection,
    where: { and: [{ id: { equals: id } }, ...ofBrowser(query)] },
  })
