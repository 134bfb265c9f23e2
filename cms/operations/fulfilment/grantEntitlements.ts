import type { BasePayload } from 'payload'
import { insertIfAbsent, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  accessPeriodOf,
  type EntitlementKind,
  purchasedPeriod,
  type Source,
} from '#domain/entitlements/entitlement.ts'
import { grantKeyOf } from '#domain/entitlements/grantKey.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Entitlement } from '#payload-types'

export type GrantedTarget = { kind: EntitlementKind; target: string }

/** All targets of a purchase's entitlements: the product, the parts of a bundle, and their content. */
export const grantedTargets = ({
  product,
  grants,
  bought,
}: Pick<OrderLine, 'product' | 'grants' | 'bought'>): GrantedTarget[] => [
  ...[product, ...bought.products].map((target) => ({ kind: 'product' as const, target })),
  ...grants.map((target) => ({ kind: 'class' as const, target })),
  ...bought.testSeries.map((target) => ({ kind: 'test-series' as const, target })),
  ...bought.testPapers.map((target) => ({ kind: 'test-paper' as const, target })),
  ...bought.quizzes.map((target) => ({ kind: 'quiz' as const, target })),
  ...bought.digitalItems.map((target) => ({ kind: 'digital-item' as const, target })),
]

type Grant = {
  project: string
  student: string
  source: Source
  /** Identifies the cause of the grant; each target is granted once per name. */
  name: string
  title: string
  product: string
  order?: string
  line?: number
  /** The chosen batch of the product, whose seat the order has. */
  batch?: string | undefined
  opened: readonly GrantedTarget[]
  /** Duration; null for unlimited. */
  days: number | null
  /** Start, ms since epoch. */
  from: number
}

/** Grants entitlements to a student. Idempotent by `name`. For a target the student already has, the new period follows the current one. */
export async function grantEntitlements(payload: BasePayload, grant: Grant): Promise<void> {
  const { project, student, source, name, title, product, order, line, opened, days, from, batch } = grant
  if (opened.length === 0) return
  const owned = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { target: { in: opened.map(({ target }) => target) } },
        { revokedAt: { exists: false } },
      ],
    },
    sort: ['startsAt'],
    limit: 500,
    select: ['kind', 'target', 'grantKey', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt', 'batch'],
  })
  await Promise.all(
    opened.map(({ kind, target }) => {
      const grantKey = grantKeyOf(name, { kind, target })
      const before = owned.filter(
        (row) => row.kind === kind && row.target === target && row.grantKey !== grantKey,
      )
      const { startsAt, endsAt } = purchasedPeriod(before.map(accessPeriodOf), days, from)
      return insertIfAbsent({
        payload,
        collection: 'entitlements',
        data: {
          grantKey,
          project,
          student,
          kind,
          target,
          title,
          source,
          product,
          order: order ?? null,
          line: line ?? null,
          rev: 0,
          ...(kind === 'product' && target === product ? seatOf(batch, order, before) : {}),
          startsAt: new Date(startsAt).toISOString(),
          endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        },
      })
    }),
  )
}

/** The chosen batch, in which the order has a seat; an extension keeps the previous batch. */
const seatOf = (
  batch: string | undefined,
  order: string | undefined,
  before: readonly Pick<Entitlement, 'batch'>[],
) =>
  batch && order
    ? { batch, seat: order }
    : { batch: before.map((row) => idOf(row.batch)).findLast(Boolean) ?? null, seat: null }
