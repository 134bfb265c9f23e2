import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { isMistyped } from '#domain/serialKeys/keyChecksum.ts'
import { isPastValidity, statesFor } from '#domain/serialKeys/keyMoves.ts'
import type { SellingProduct } from '#payload-types'
import type { Network } from '../auth/network.ts'
import { includedContent } from '../checkout/includedContent.ts'
import { isAnyUsedUp, reserveLimits } from '../rateLimits/limits.ts'
import { keyHash, normaliseKey } from '../serialKeys/keySecrets.ts'
import { grantEntitlements, grantedTargets } from './grantEntitlements.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: string
  /** Network of the caller's IP address; null when unknown. */
  network: Network | null
  typed: string
  now: Date
}
export type Redeemed =
  | { ok: true; title: string }
  | { ok: false; reason: 'unknown' | 'mistyped' | 'used' | 'expired' }
  | { ok: false; reason: 'limit'; retryAfterS: number }

/** Attempts of a person per hour, and wrong attempts per IP address, network and project. Imported keys may be short enough to guess. */
const TRIES_PER_HOUR = { student: 20, address: 60, network: 300, project: 2000 }

const windowOf = (of: keyof typeof TRIES_PER_HOUR, project: string, name: string) => ({
  kind: 'window' as const,
  key: `redeem:${of}:${project}:${name}`,
  limit: TRIES_PER_HOUR[of],
  windowMs: HOUR_MS,
})

/**
 * Redeems a key for a student: a sold one, or one reserved for printing and handed over. A key can be redeemed once; a repeat
 * by the same student succeeds and completes an interrupted grant. Attempts are limited per student, and wrong ones per IP address,
 * network and project.
 */
export async function redeemKey(args: Args): Promise<Redeemed> {
  const { payload, project, student, network, now } = args
  const wrongTries = [
    windowOf('project', project.id, 'all'),
    ...(network ? [windowOf('address', project.id, network.address)] : []),
    ...(network ? [windowOf('network', project.id, network.network)] : []),
  ]
  if (await isAnyUsedUp(payload, wrongTries, now))
    return { ok: false, reason: 'limit', retryAfterS: HOUR_MS / 1000 }
  const quota = await reserveLimits(payload, [windowOf('student', project.id, student)], now)
  if (!quota.ok) return { ok: false, reason: 'limit', retryAfterS: quota.retryAfterS }
  const redeemed = await redeem(args)
  if (!redeemed.ok) await reserveLimits(payload, wrongTries, now)
  return redeemed
}

const isValidAt = (now: Date): Where => ({
  or: [{ validUntil: { exists: false } }, { validUntil: { greater_than: now.toISOString() } }],
})

async function redeem({ payload, project, student, typed, now }: Args): Promise<Redeemed> {
  const normalised = normaliseKey(typed)
  const where = { keyHash: { equals: keyHash(project.id, normalised) } }
  const collection = 'class-serial-keys'
  const taken = await conditionalUpdate({
    payload,
    collection,
    where: { and: [where, { state: { in: statesFor('redeem') } }, isValidAt(now)] },
    data: { state: 'redeemed', redeemedBy: student, redeemedAt: now.toISOString() },
  })
  const key = taken ?? (await readRow({ payload, collection, where }))
  if (
    key &&
    (key.state === 'expired' || (key.state !== 'redeemed' && isPastValidity(key.validUntil, now.getTime())))
  )
    return { ok: false, reason: 'expired' }
  if (key?.state !== 'redeemed')
    return { ok: false, reason: !key && isMistyped(normalised) ? 'mistyped' : 'unknown' }
  if (idOf(key.redeemedBy) !== student) return { ok: false, reason: 'used' }
  const product = await payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { id: { equals: idOf(key.product) } },
  })
  if (!product) return { ok: false, reason: 'unknown' }
  await grantEntitlements(payload, {
    project: project.id,
    student,
    source: 'serialKey',
    name: `key:${key.id}`,
    title: product.title,
    product: String(product.id),
    opened: grantedTargets({
      ...includedContent({ ...product, kind: 'course' }, new Map()),
      product: String(product.id),
    }),
    days: product.validityDays ?? null,
    from: Date.parse(key.redeemedAt ?? now.toISOString()),
  })
  return { ok: true, title: product.title }
}
