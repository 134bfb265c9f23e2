import type { ServerProps } from 'payload'
import { editorsOf } from '#access/moduleRules.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { SellingProduct } from '#payload-types'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { StockButtons } from './StockButtons.tsx'

/** On a stock level: adjust the count and the low-stock threshold, for viewers who may edit products. */
export async function StockActions({ id, payload }: ServerProps & { id?: string }) {
  const page = id ? await viewerOfPage({ payload }) : null
  if (!id || !page || editorsOf('stock-levels')({ req: page.req }) === false) return null
  const level = await readRow({ payload, collection: 'stock-levels', where: { id: { equals: id } } })
  if (!level) return null
  const product = await payload.db.findOne<Pick<SellingProduct, 'id' | 'kind'>>({
    collection: 'selling-products',
    where: { id: { equals: idOf(level.product) } },
    select: { kind: true },
  })
  const { title, available, received, held, lowThreshold, mayBackorder } = level
  return (
    <StockButtons
      stock={{
        id,
        title,
        available: available ?? null,
        received: received ?? null,
        held,
        lowThreshold,
        mayBackorder,
      }}
      hasKeys={isKeyPack(product?.kind)}
    />
  )
}
