import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { SellingProduct } from '#payload-types'
import { includedContent } from '../checkout/includedContent.ts'
import { takeFromWindow } from '../rateLimits/window.ts'
import { keyHash, normaliseKey } from '../serialKeys/keySecrets.ts'
import { grantEntitlements, grantedTargets } from './grantEntitlements.ts'

type Args = { payload: BasePayload; project: RequestProject; student: string; typed: string; now: Date }
export type Redeemed = { ok: true; title: string } | { ok: false; reason: 'unknown' | 'used' | 'limit' }

const TRIES_AN_HOUR = 20
const HOUR_MS = 3_600_000

/**
 * Redeems a sold key for a student. A key can be redeemed once; a repeat by the same student succeeds and finishes an interrupted
 * grant. Limited to 20 attempts an hour per student.
 */
export async function redeemKey({ payload, project, student, typed, now }: Args): Promise<Redeemed> {
  const window = { key: `redeem:${project.id}:${student}`, limit: TRIES_AN_HOUR, windowMs: HOUR_MS }
  if (!(await takeFromWindow(payload, window, now)).ok) return { ok: false, reason: 'limit' }
  const where = { keyHash: { equals: keyHash(project.id, normaliseKey(typed)) } }
  const collection = 'class-serial-keys'
  const taken = await conditionalUpdate({
    payload,
    collection,
    where: { and: [where, { state: { equals: 'sold' } }] },
    data: { state: 'redeemed', redeemedBy: student, redeemedAt: now.toISOString() },
  })
  const key = taken ?? (await readRow({ payload, collection, where }))
  if (!key || key.state === 'free' || key.state === 'blocked') return { ok: false, reason: 'unknown' }
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
