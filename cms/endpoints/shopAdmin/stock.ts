import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { CountStockBodySchema, StockResponseSchema, StockRulesBodySchema } from '#domain/calls/shopAdmin.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { AuditChange } from '#domain/logs/audit.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { countStock } from '../../operations/stock/countStock.ts'
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
    ...{
      action: 'update',
      entity: 'stock-levels',
      entityId: String(level.id),
      entityTitle: level.title,
      now,
    },
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
  summary: 'Set the available pieces of a stock',
  needs: EDITORS,
  audit: { entity: 'stock-levels', did: 'Counted a stock', id: 'id' },
  body: CountStockBodySchema,
  answer: StockResponseSchema,
  handle: async ({ req, body, now }) => {
    const level = await findEditable(req, 'stock-levels', body.id)
    if (!level) return notFound()
    if (await hasKeys(req, level)) return refuse(textOf('shop.stockOfKeys'), 'countsItself')
    const counted = await countStock(req.payload, level, body.free, body.seen)
    if (body.seen && !counted.isAsSeen) {
      const count = counted.before ?? 0
      const text = textOf('shop.stockMeanwhile', { title: level.title, count, seen: body.seen.available })
      return refuse(text, 'meanwhile', { httpStatus: 409 })
    }
    await auditStock(req, level, [{ path: 'available', before: counted.before, after: body.free }], now)
    const free = counted.now?.available ?? null
    return { ...succeed(textOf('shop.stockCounted', { title: level.title, count: free ?? body.free })), free }
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
