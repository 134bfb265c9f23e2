import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import type { OpenedKind } from '#domain/entitlements/entitlement.ts'

type Given = {
  project: string
  student: unknown
  kind: OpenedKind
  target: unknown
  product?: unknown
  endsAt?: number
}

/** Opens something to a student as staff do. */
export const entitle = (payload: BasePayload, { endsAt, student, target, product, ...given }: Given) =>
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
      startsAt: new Date(0).toISOString(),
      endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
      rev: 0,
    },
  })
