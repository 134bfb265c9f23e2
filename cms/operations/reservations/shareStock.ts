import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { shownStock } from '#domain/reservations/stockKey.ts'
import { effects } from '#hooks/effects.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { notifyHolders } from '../notifications/notifyHolders.ts'

/**
 * Puts what pages say of a stock into its product and drops their copies, and tells those who look after products when it
 * becomes low. Pages only learn of the last few and of none; a failure is logged and never fails a sale.
 */
export async function shareStock(payload: BasePayload, level: StockLevel, becameLow: boolean): Promise<void> {
  try {
    await writeShown(payload, level)
    if (becameLow) await tellLow(payload, level)
  } catch (err) {
    payload.logger.error({ msg: 'a page could not be told of a stock', stock: level.key, err })
  }
}

/** Admins, and sub admins who look after all products. */
async function tellLow(payload: BasePayload, level: StockLevel): Promise<void> {
  const news = {
    project: idOf(level.project) as string,
    kind: 'message' as const,
    title: 'Stock is low',
    text: `${level.title}: ${Math.max(0, level.available ?? 0)} left`,
    href: `/admin/collections/stock-levels/${level.id}`,
    dedupeKey: `low:${level.id}:${level.rev}`,
    now: new Date(),
  }
  await notifyAdmins(payload, news)
  await notifyHolders(payload, 'products', news)
}

async function writeShown(payload: BasePayload, level: StockLevel): Promise<void> {
  const stock = shownStock({ available: level.available ?? null, mayBackorder: level.mayBackorder })
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
  // Nobody edited anything: who has the product open in the panel may save it.
  await payload.db.updateOne({
    collection: 'selling-products',
    id,
    data: { ...data, updatedAt: null },
    returning: false,
  })
  const project = await slugOfProject(payload, idOf(level.project) as string)
  if (project) effects.publishChange(changeTags(project, 'selling-products', [product.slug]))
}
