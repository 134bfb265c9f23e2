import type { CollectionAfterChangeHook } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack, isShipped } from '#domain/catalogue/kinds.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { SellingProduct } from '#payload-types'

/** Stock is low at this number of pieces or fewer, by default. */
const LOW_THRESHOLD = 5
/** The threshold for pools of serial keys, which take longer to restock. */
const LOW_KEYS = 10

/**
 * After a product is saved: starts counting stock that is not counted yet. Keys of a pool start at zero,
 * since they are added later.
 */
export const startStockCount: CollectionAfterChangeHook<SellingProduct> = async ({ doc, req }) => {
  const toCount = initialStockOf(doc)
  const lowThreshold = isShipped(doc.kind) ? LOW_THRESHOLD : LOW_KEYS
  for (const { variant, stock, sku, title } of toCount)
    await insertIfAbsent({
      payload: req.payload,
      collection: 'stock-levels',
      data: {
        key: stockKey(String(doc.id), variant),
        project: idOf(doc.project),
        product: doc.id,
        variant,
        title,
        sku: sku ?? null,
        available: stock,
        held: 0,
        sold: 0,
        received: stock,
        reservations: {},
        rev: 0,
        lowThreshold,
        isLow: stock <= lowThreshold,
        mayBackorder: false,
      },
      req,
    })
  return doc
}

type InitialStock = { variant: string | null; stock: number; sku?: string | null; title: string }

function initialStockOf({ kind, keysFrom, title, sku, stock, variants }: SellingProduct): InitialStock[] {
  if (isKeyPack(kind)) return keysFrom === 'pool' ? [{ variant: null, stock: 0, title }] : []
  if (!isShipped(kind)) return []
  const rows = (variants ?? []).flatMap((variant): InitialStock[] =>
    variant.id && typeof variant.stock === 'number'
      ? [{ variant: variant.id, stock: variant.stock, sku: variant.sku, title: `${title}, ${variant.label}` }]
      : [],
  )
  if (rows.length > 0 || (variants ?? []).length > 0) return rows
  return typeof stock === 'number' ? [{ variant: null, stock, sku, title }] : []
}
