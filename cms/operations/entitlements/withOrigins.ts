import type { PayloadRequest } from 'payload'
import type { Source } from '#domain/entitlements/entitlement.ts'
import type { Entitlement, Order } from '#payload-types'

/** `origin`: the number of the order, or the other source of the access. */
export type WithOrigin = Entitlement & { origin: string }

const ORIGINS: Record<Source, string> = {
  order: 'Order',
  serialKey: 'Serial key',
  admin: 'Granted by staff',
  reward: 'Reward',
}

/** Adds the origin to each entitlement, as the same course may have been bought twice. Orders are read with the viewer's access. */
export async function withOrigins(req: PayloadRequest, rows: readonly Entitlement[]): Promise<WithOrigin[]> {
  const ids = [...new Set(rows.flatMap(({ order }) => order ?? []))]
  const { docs } =
    ids.length === 0
      ? { docs: [] as Pick<Order, 'id' | 'number'>[] }
      : await req.payload.find({
          collection: 'orders',
          where: { id: { in: ids } },
          select: { number: true },
          depth: 0,
          pagination: false,
          limit: ids.length,
          overrideAccess: false,
          req,
          user: req.user,
        })
  const numbers = new Map(docs.map(({ id, number }) => [String(id), number]))
  return rows.map((row) => {
    const number = numbers.get(row.order ?? '')
    return { ...row, origin: number ? `Order ${number}` : ORIGINS[row.source] }
  })
}
