import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { addKeys } from '#cms/operations/serialKeys/addKeys.ts'
import { makeKey } from '#cms/operations/serialKeys/makeKey.ts'
import { recountKeys } from '#cms/operations/serialKeys/recountKeys.ts'
import { countStock as recount } from '#cms/operations/stock/countStock.ts'
import { setStockRules } from '#cms/operations/stock/setStockRules.ts'
import { readRow } from '#database/guard.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Coupon, Lecture, PurchaseLimit, SellingProduct } from '#payload-types'

type Settings =
  | 'shop-settings'
  | 'payment-settings'
  | 'reward-settings'
  | 'admin-configs'
  | 'project-configs'
  | 'support-settings'

/** Creates or updates a settings document of a project. */
export async function setShop(
  payload: BasePayload,
  project: RequestProject,
  collection: Settings,
  data: Record<string, unknown>,
): Promise<void> {
  const options = { overrideAccess: true, context: { project } } as const
  const where = { project: { equals: project.id } }
  const { docs } = await payload.find({ collection, where, ...options, depth: 0 })
  const [found] = docs
  if (found) await payload.update({ collection, id: found.id, data: data as never, ...options })
  else await payload.create({ collection, data: { ...data, project: project.id } as never, ...options })
}

/** Updates a document of a project as an admin does. */
export const updateAsAdmin = (
  payload: BasePayload,
  project: RequestProject,
  collection: 'selling-products' | 'coupons' | 'classes' | 'lectures' | 'test-series',
  id: unknown,
  data: Partial<SellingProduct> | Partial<Coupon> | Partial<Lecture>,
) =>
  payload.update({
    collection,
    id: String(id),
    data: data as never,
    overrideAccess: true,
    context: { project },
    depth: 0,
  })

/** Sets the available pieces and the stock rules of a product without variants. Throws when its stock is not counted. */
export async function countStock(
  payload: BasePayload,
  product: unknown,
  { available, ...rules }: { available?: number; mayBackorder?: boolean; lowThreshold?: number },
): Promise<void> {
  const where = { key: { equals: stockKey(String(product), null) } }
  const level = await readRow({ payload, collection: 'stock-levels', where })
  if (!level) throw new Error('this product is not counted')
  if (available !== undefined) await recount(payload, level, available)
  const { lowThreshold, mayBackorder } = { ...level, ...rules }
  await setStockRules(payload, String(level.id), { lowThreshold, mayBackorder })
}

/** Adds `count` new serial keys to a product and returns them. */
export async function fillPool(
  payload: BasePayload,
  project: RequestProject,
  product: unknown,
  count: number,
): Promise<string[]> {
  const keys = Array.from({ length: count }, makeKey)
  const pool = { payload, project: project.id, product: String(product) }
  const { added } = await addKeys(
    pool,
    keys.map((key, index) => ({ line: index + 1, key })),
  )
  if (added !== count) throw new Error(`${added} of ${count} keys were added`)
  await recountKeys(payload, String(product))
  return keys
}

/** Adds single-use codes to a coupon; `phone` binds them to one person. */
export async function addCodes(
  payload: BasePayload,
  project: RequestProject,
  coupon: Coupon,
  codes: string[],
  phone: string | null = null,
): Promise<void> {
  for (const code of codes)
    await payload.db.create({
      collection: 'coupon-codes',
      data: { codeKey: `${project.id}:${code}`, code, coupon: coupon.id, phone, project: project.id },
    })
}

/** Uses left of a purchase limit, null when none was ever used. */
export const usesLeft = async (payload: BasePayload, key: string): Promise<number | null> =>
  (
    await payload.db.findOne<PurchaseLimit>({
      collection: 'purchase-limits',
      where: { key: { equals: key } },
    })
  )?.available ?? null
