import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { displayedStock } from '#domain/reservations/stockKey.ts'
import { effects } from '#hooks/effects.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { notifyModuleHolders } from '../notifications/notifyModuleHolders.ts'

/**
 * Writes the stock shown on pages (only low and zero quantities) to its product, invalidates the cached pages, and notifies staff when
 * stock becomes low. A failure is logged and never fails a sale.
 */
export async function publishStock(
  payload: BasePayload,
  level: StockLevel,
  becameLow: boolean,
): Promise<void> {
  try {
    await writeShownStock(payload, level)
    if (becameLow) await notifyOfLowStock(payload, level)
  } catch (err) {
    payload.logger.error({ msg: 'the stock shown on a page could not be updated', stock: level.key, err })
  }
}

/** Notifies admins, and sub admins with access to all products. */
async function notifyOfLowStock(payload: BasePayload, level: StockLevel): Promise<void> {
  const notification = {
    project: idOf(level.project) as string,
    kind: 'message' as const,
    title: 'Stock is low',
    text: `${level.title}: ${Math.max(0, level.available ?? 0)} left`,
    href: `/admin/collections/stock-levels/${level.id}`,
    dedupeKey: `low:${level.id}:${level.rev}`,
    now: new Date(),
  }
  await notifyAdmins(payload, notification)
  await notifyModuleHolders(payload, 'products', notification)
}

async function writeShownStock(payload: BasePayload, level: StockLevel): Promise<void> {
  const stock = displayedStock({ available: level.available ?? null, mayBackorder: level.mayBackorder })
  const id = idOf(level.product) as string
  const product = await payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { id: { equals: id } },
    select: { variants: true, slug: true },
  })
  if (!product) return
  const data = level.variant
    ? { variants: product.variants?.map((row) => (row.id === level.variant ? { ...row, stock } : row)) }
    : { stock }
  // Leave `updatedAt` unchanged: this is not an edit, and open forms in the panel must stay saveable.
  await payload.db.updateOne({
    collection: 'selling-products',
    id,
    data: { ...data, updatedAt: null },
    returning: false,
  })
  const project = await slugOfProject(payload, idOf(level.project) as string)
  if (project) effects.publishChange(changeTags(project, 'selling-products', [product.slug]))
}
