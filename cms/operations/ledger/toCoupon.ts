import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { withLock } from '#database/withLock.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Coupon, WalletEntry } from '#payload-types'
import { makeKey } from '../keys/makeKey.ts'
import { enter } from './enter.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  /** Id of the person. */
  owner: string
  paise: number
  idempotencyKey: string
  now: Date
}
export type Changed =
  | { state: 'made'; code: string; paise: number; endsAt: number | null }
  | { state: 'short'; missingPaise: number }

/** How long a coupon from credits without an end can be used. */
const VALID_MS = 365 * DAY_MS

/**
 * Turns credits into a coupon that only their owner uses, once, worth as much and until the last of them would have ended. The same key
 * once more answers the same coupon; one whose making broke off after the credits were taken is made by the repeat, or by
 * the next look at the person's coupons.
 */
export function toCoupon({ payload, project, owner, paise, idempotencyKey, now }: Args): Promise<Changed> {
  return withLock(payload, `toCoupon:${owner}`, async () => {
    const taken = await enter({
      ...{ payload, kind: 'credits', project: project.id, owner, reason: 'toCoupon', now },
      ...{ key: `toCoupon:${idempotencyKey}`, note: newCode() },
      move: () => ({ type: 'debit', paise }),
    })
    if (taken.state === 'short') return taken
    if (taken.state !== 'entered') throw new Error('nothing was taken for a coupon')
    return couponOf(payload, project, owner, taken.entry)
  })
}

const newCode = (): string => `CB-${makeKey().replaceAll('-', '').slice(0, 10)}`

/** The coupon of an entry, made when it is not there; the entry holds its code. */
async function couponOf(
  payload: BasePayload,
  project: RequestProject,
  owner: string,
  { note, amountPaise, parts, at }: WalletEntry,
): Promise<Extract<Changed, { state: 'made' }>> {
  const code = note as string
  const paise = -amountPaise
  const ends = (parts as { expiresAt: number | null }[]).map(({ expiresAt }) => expiresAt)
  const endsAt = ends.includes(null) ? Date.parse(at) + VALID_MS : Math.max(...(ends as number[]))
  const made = { state: 'made' as const, code, paise, endsAt }
  const before = await payload.db.findOne<Coupon>({
    collection: 'coupons',
    where: { and: [{ project: { equals: project.id } }, { code: { equals: code } }] },
    select: { code: true },
  })
  if (before) return made
  // The person themselves asks for it, and pays with their credits.
  await payload.create({
    collection: 'coupons',
    data: {
      ...{ code, title: `${formatInr(paise)} from your credits`, type: 'flat', amountPaise: paise },
      ...{ project: project.id, users: [owner], totalLimit: 1, userLimit: 1 },
      ...{ isActive: true, isListed: true, isStackable: true },
      endsAt: new Date(endsAt).toISOString(),
    } as never,
    overrideAccess: true,
    context: { project },
    depth: 0,
  })
  return made
}
