import type { BasePayload, Where } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { OtpChallenge } from '#payload-types'
import { browserKey } from './slot.ts'

const collection = 'otp-challenges'

type Asked = { payload: BasePayload; project: string; browser: string; now: Date }

const ofBrowser = ({ project, browser, now }: Asked): Where[] => [
  { browser: { equals: browserKey(project, browser) } },
  { expiresAt: { greater_than: now.toISOString() } },
]

/** The newest sign-in code that this browser has asked for and can still type, or null. `maxTries`: after which a code dies. */
export async function pendingLogin(asked: Asked, maxTries: number): Promise<OtpChallenge | null> {
  const rows = await readRows({
    payload: asked.payload,
    collection,
    where: { and: [...ofBrowser(asked), { state: { equals: 'open' } }, { tries: { less_than: maxTries } }] },
    sort: ['-sentAt'],
    limit: 5,
  })
  return rows.find(({ slotKey }) => slotKey.startsWith(`${asked.project}:login:`)) ?? null
}

/**
 * A code of this browser by its id: whom it was sent to, also when it was tried too often and a new one has to be asked for.
 */
export const codeOfBrowser = (asked: Asked, id: string): Promise<OtpChallenge | null> =>
  readRow({
    payload: asked.payload,
    collection,
    where: { and: [{ id: { equals: id } }, ...ofBrowser(asked)] },
  })
