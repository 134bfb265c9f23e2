import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { CountStockBodySchema, StockResponseSchema, StockRulesBodySchema } from '#domain/calls/shopAdmin.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { AuditChange } from '#domain/logs/audit.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { countStock, receiveStock } from '../../operations/stock/countStock.ts'
import { setStockRules } from '../../operations/stock/setStockRules.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const EDITORS = { module: 'products', toEdit: true } as const

async function auditStock(
  req: PayloadRequest,
  level: StockLevel,
  changes: AuditChange[],
  now: Date,
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return
  await recordAudit(req, {
    action: 'update',
    entity: 'stock-levels',
    entityId: String(level.id),
    entityTitle: level.title,
    now,
    summary: `Changed stock "${level.title}"`,
    changes: changed,
    project: idOf(level.project) ?? null,
  })
}

const hasKeys = async (req: PayloadRequest, level: StockLevel): Promise<boolean> => {
  const product = await req.payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { id: { equals: idOf(level.product) } },
    select: { kind: true },
  })
  return isKeyPack(product?.kind)
}

const count = defineCall({
  path: '/stock/count',
  summary: 'Set the available pieces of a stock, or add what came in',
  needs: EDITORS,
  audit: { entity: 'stock-levels', did: 'Counted a stock', id: 'id' },
  body: CountStockBodySchema,
  answer: StockResponseSchema,
  handle: async ({ req, body, now }) => {
    const level = await findEditable(req, 'stock-levels', body.id)
    if (!level) return notFound()
    if (await hasKeys(req, level)) return refuse(textOf('shop.stockOfKeys'), 'countsItself')
    const { title } = level
    const { received, seen } = body
    const counted =
      received === undefined
        ? await countStock(req.payload, level, body.free ?? 0, seen && { available: seen.available ?? 0 })
        : await receiveStock(req.payload, level, received, seen && { received: seen.received ?? null })
    const before = counted.before ?? 0
    if (!counted.isAsSeen) {
      const text =
        received === undefined
          ? textOf('shop.stockMeanwhile', { title, count: before, seen: seen?.available ?? 0 })
          : textOf('shop.stockReceivedMeanwhile', { title, count: before })
      return refuse(text, 'meanwhile', { httpStatus: 409 })
    }
    const after = body.free ?? before + (received ?? 0)
    await auditStock(req, level, [{ path: 'available', before: counted.before, after }], now)
    const free = counted.now?.available ?? null
    return { ...succeed(textOf('shop.stockCounted', { title, count: free ?? after })), free }
  },
})

const rules = defineCall({
  path: '/stock/rules',
  summary: 'Set the low-stock threshold and whether backorders are allowed',
  needs: EDITORS,
  audit: { entity: 'stock-levels', did: 'Changed the rules of a stock', id: 'id' },
  body: StockRulesBodySchema,
  answer: StockResponseSchema,
  handle: async ({ req, body: { id, lowThreshold, mayBackorder, seen }, now }) => {
    const level = await findEditable(req, 'stock-levels', id)
    const changed = level && (await setStockRules(req.payload, id, { lowThreshold, mayBackorder }, seen))
    if (!changed) return notFound()
    if (changed === 'stale') return refuse(textOf('shop.meanwhile'), 'meanwhile', { httpStatus: 409 })
    const { before } = changed
    const changes = [
      { path: 'lowThreshold', before: before.lowThreshold, after: lowThreshold },
      { path: 'mayBackorder', before: before.mayBackorder, after: mayBackorder },
    ]
    await auditStock(req, level, changes, now)
    return {
      ...succeed(textOf('shop.stockSaved', { title: level.title })),
      free: changed.now.available ?? null,
    }
  },
})

export const STOCK_CALLS: Call[] = [count, rules]
