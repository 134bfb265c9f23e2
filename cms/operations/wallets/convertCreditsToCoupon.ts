import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { withLock } from '#database/withLock.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Coupon, WalletEntry } from '#payload-types'
import { makeKey } from '../serialKeys/makeKey.ts'
import { addEntry } from './addEntry.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  /** Id of the person. */
  owner: string
  paise: number
  idempotencyKey: string
  now: Date
}
export type ConvertCreditsResult =
  | { state: 'made'; code: string; paise: number; endsAt: number | null }
  | { state: 'short'; missingPaise: number }

/** Validity of a coupon made from credits that never expire. */
const VALID_MS = 365 * DAY_MS

/**
 * Converts credits into a single-use coupon of the same value for their owner, valid until the last of them would have expired.
 * Idempotent by `idempotencyKey`: a repeat also creates the coupon if the process was killed after the credits were debited.
 */
export function convertCreditsToCoupon({
  payload,
  project,
  owner,
  paise,
  idempotencyKey,
  now,
}: Args): Promise<ConvertCreditsResult> {
  return withLock(payload, `toCoupon:${owner}`, async () => {
    const debit = await addEntry({
      payload,
      kind: 'credits',
      project: project.id,
      owner,
      reason: 'toCoupon',
      now,
      key: `toCoupon:${idempotencyKey}`,
      note: newCode(),
      move: () => ({ type: 'debit', paise }),
    })
    if (debit.state === 'short') return debit
    if (debit.state !== 'entered') throw new Error('no credits were debited for a coupon')
    return couponOf(payload, project, owner, debit.entry)
  })
}

const newCode = (): string => `CB-${makeKey().replaceAll('-', '').slice(0, 10)}`

/** The coupon of a debit entry, whose note is the code; created if missing. */
async function couponOf(
  payload: BasePayload,
  project: RequestProject,
  owner: string,
  { note, amountPaise, parts, at }: WalletEntry,
): Promise<Extract<ConvertCreditsResult, { state: 'made' }>> {
  const code = note as string
  const paise = -amountPaise
  const ends = (parts as { expiresAt: number | null }[]).map(({ expiresAt }) => expiresAt)
  const endsAt = ends.includes(null) ? Date.parse(at) + VALID_MS : Math.max(...(ends as number[]))
  const made = { state: 'made' as const, code, paise, endsAt }
  const isThere = async () =>
    (await payload.db.findOne<Coupon>({
      collection: 'coupons',
      where: { and: [{ project: { equals: project.id } }, { code: { equals: code } }] },
      select: { code: true },
    })) !== null
  if (await isThere()) return made
  try {
    // The owner converts their own credits.
    await payload.create({
      collection: 'coupons',
      data: {
        code,
        title: `${formatInr(paise)} from your credits`,
        type: 'flat',
        amountPaise: paise,
        project: project.id,
        users: [owner],
        totalLimit: 1,
        userLimit: 1,
        isActive: true,
        isListed: true,
        isStackable: true,
        endsAt: new Date(endsAt).toISOString(),
      } as never,
      overrideAccess: true,
      context: { project },
      depth: 0,
    })
  } catch (err) {
    // A concurrent request at another process has created it: codes are unique in a project.
    if (!(await isThere())) throw err
  }
  return made
}
