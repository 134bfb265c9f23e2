import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { EntitlementKind } from '#domain/entitlements/entitlement.ts'

type Grant = {
  project: string
  student: unknown
  kind: EntitlementKind
  target: unknown
  product?: unknown
  startsAt?: number
  endsAt?: number
}

/** Inserts an entitlement with the source `admin`, as when staff grant access. `startsAt` (default 0) and `endsAt` (default: no end) are ms since epoch. */
export const entitle = (
  payload: BasePayload,
  { startsAt = 0, endsAt, student, target, product, ...given }: Grant,
) =>
  insertIfAbsent({
    payload,
    collection: 'entitlements',
    data: {
      ...given,
      student: String(student),
      target: String(target),
      product: product ? String(product) : null,
      title: 'Given',
      source: 'admin',
      grantKey: randomUUID(),
      startsAt: new Date(startsAt).toISOString(),
      endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
      rev: 0,
    },
  })
