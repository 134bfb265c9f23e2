import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'

const collection = 'payouts'
const PAGE = 500

/** Gives payouts that were requested before `paidKey` existed a unique one. */
export async function fillPaidKeys(payload: BasePayload): Promise<void> {
  const where = { paidKey: { exists: false } }
  for (;;) {
    const rows = await readRows({ payload, collection, where, sort: ['id'], limit: PAGE })
    for (const { id, requestKey } of rows)
      await conditionalUpdate({
        payload,
        collection,
        where: { and: [{ id: { equals: id } }, where] },
        data: { paidKey: `before:${requestKey}` },
      })
    if (rows.length < PAGE) return
  }
}
