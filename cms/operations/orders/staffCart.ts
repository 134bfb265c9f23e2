import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewersOf } from '#access/moduleRules.ts'
import { readRow } from '#database/guard.ts'
import type { Cart } from '#payload-types'

/** A cart that the requesting staff member may view; null otherwise. */
export async function staffCart(req: PayloadRequest, id: string): Promise<Cart | null> {
  const here = inProject({ req })
  if (here === false || viewersOf('carts')({ req }) !== true) return null
  const own = { id: { equals: id } }
  return readRow({
    payload: req.payload,
    collection: 'carts',
    where: here === true ? own : { and: [own, here] },
  })
}
