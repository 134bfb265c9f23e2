import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { monthRange } from '#domain/invoices/financialYear.ts'
import type { Invoice } from '#payload-types'

const BATCH_SIZE = 500

/** Yields a project's documents of a month in batches, oldest first, with the given columns. */
export async function* monthRows<K extends keyof Invoice>(
  payload: BasePayload,
  { project, month }: { project: string; month: string },
  columns: readonly K[],
): AsyncGenerator<Pick<Invoice, K>[]> {
  const { from, to } = monthRange(month)
  const span: Where[] = [
    { project: { equals: project } },
    { issuedAt: { greater_than_equal: new Date(from).toISOString() } },
    { issuedAt: { less_than: new Date(to).toISOString() } },
  ]
  let last: { id: string; issuedAt: string } | null = null
  for (;;) {
    const after: Where[] = last
      ? [
          {
            or: [
              { issuedAt: { greater_than: last.issuedAt } },
              { and: [{ issuedAt: { equals: last.issuedAt } }, { id: { greater_than: last.id } }] },
            ],
          },
        ]
      : []
    const rows: Invoice[] = await readRows({
      payload,
      collection: 'invoices',
      where: { and: [...span, ...after] },
      sort: ['issuedAt', 'id'],
      limit: BATCH_SIZE,
      select: [...new Set<string>(['id', 'issuedAt', ...(columns as readonly string[])])],
    })
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH_SIZE) return
    last = { id: String(end.id), issuedAt: end.issuedAt }
  }
}
