import type { CollectionBeforeChangeHook } from 'payload'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { displayedStock } from '#domain/reservations/stockKey.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { stockLevelsOf } from './stockLevelsOf.ts'

const shown = ({ available, mayBackorder }: StockLevel) =>
  displayedStock({ available: available ?? null, mayBackorder })

/** Before a product is saved: the counted stock replaces the value of a form that was opened earlier. */
export const preserveStock: CollectionBeforeChangeHook<SellingProduct> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { id, kind } = { ...originalDoc, ...data }
  if (!originalDoc?.id || !isShipped(kind)) return data
  const levels = await stockLevelsOf(req.payload, String(id))
  if (levels.size === 0) return data
  const productLevel = levels.get('')
  const variants = data.variants?.map((variant) => {
    const level = levels.get(variant.id ?? '')
    return level && variant.id ? { ...variant, stock: shown(level) } : variant
  })
  return {
    ...data,
    ...(productLevel ? { stock: shown(productLevel) } : {}),
    ...(variants ? { variants } : {}),
  }
}
