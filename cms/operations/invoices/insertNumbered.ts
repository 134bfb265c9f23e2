import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import { financialYear } from '#domain/invoices/financialYear.ts'
import { supplyOf } from '#domain/invoices/gstr1/sections.ts'
import type { InvoiceContent } from '#domain/invoices/InvoiceSchema.ts'
import { invoiceNumber } from '#domain/invoices/invoiceNumber.ts'
import { provenReceiver } from '#domain/profile/provenChannel.ts'
import type { Invoice } from '#payload-types'

export type UnnumberedDocument = {
  project: string
  order: { id: string; number: string; student: string }
  kind: Invoice['kind']
  series: string
  forKey: string
  placeKey: string
  /** For a credit note, the supply type of its invoice; for an invoice it is derived from the content. */
  supply?: Invoice['supply']
  content: InvoiceContent
  now: Date
}

const ATTEMPTS = 200

/**
 * Inserts a document under the next number of its series and financial year; numbers are consecutive and unique, and a collision is
 * retried with the following one. Returns the row; null when `placeKey` is already used (a concurrent document of the same order).
 * Idempotent by `forKey`.
 */
export async function insertNumbered(
  payload: BasePayload,
  document: UnnumberedDocument,
): Promise<Invoice | null> {
  const { project, series, now } = document
  const year = financialYear(now.getTime())
  const mail = await mailOf(payload, document)
  return withLock(payload, `invoice:${project}:${series}:${year}`, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const n = (await lastOf(payload, { project, series, year })) + 1
      const row = await insertIfAbsent({
        payload,
        collection: 'invoices',
        data: { ...rowOf(document, year, n), ...mail },
      })
      if (row) return row
      const before = await readRow({
        payload,
        collection: 'invoices',
        where: { forKey: { equals: document.forKey } },
      })
      if (before) return before
      const isTaken = await readRow({
        payload,
        collection: 'invoices',
        where: { placeKey: { equals: document.placeKey } },
      })
      if (isTaken) return null
    }
    throw new Error(`no free number was found in ${ATTEMPTS} attempts`)
  })
}

async function lastOf(
  payload: BasePayload,
  { project, series, year }: { project: string; series: string; year: string },
): Promise<number> {
  const [last] = await readRows({
    payload,
    collection: 'invoices',
    where: { project: { equals: project }, series: { equals: series }, year: { equals: year } },
    sort: ['-n'],
    limit: 1,
    select: ['n'],
  })
  return last?.n ?? 0
}

/** The state of a new document's e-mail. One to an unproven address is due as well: by then it may be proven, else the buyer is notified in the product. */
async function mailOf(
  payload: BasePayload,
  { order, content, now }: UnnumberedDocument,
): Promise<Pick<Invoice, 'mailState' | 'mailAt'>> {
  if (!content.buyer.email) return { mailState: 'none', mailAt: null }
  const student = await readRow({ payload, collection: 'users', where: { id: { equals: order.student } } })
  const isUnproven = Boolean(student?.email) && !provenReceiver(student ?? {}, 'email')
  return { mailState: isUnproven ? 'unproven' : 'due', mailAt: now.toISOString() }
}

function rowOf(document: UnnumberedDocument, year: string, n: number): Record<string, unknown> {
  const { project, order, kind, series, forKey, placeKey, content, now } = document
  const number = invoiceNumber({ series, year, n })
  const { totals, buyer } = content
  return {
    project,
    kind,
    series,
    year,
    n,
    number,
    forKey,
    placeKey,
    document: content.document,
    order: order.id,
    orderNumber: order.number,
    student: order.student,
    issuedAt: now.toISOString(),
    buyerName: buyer.company?.legalName ?? buyer.name,
    buyerGstin: buyer.company?.gstin ?? null,
    place: content.placeOfSupply?.code ?? null,
    supply: document.supply ?? supplyOf(content),
    taxablePaise: totals.taxablePaise,
    cgstPaise: totals.cgstPaise,
    sgstPaise: totals.sgstPaise,
    igstPaise: totals.igstPaise,
    totalPaise: totals.totalPaise,
    mailTries: 0,
    mailNo: 0,
    mailedAt: null,
    data: { ...content, number, issuedAt: now.getTime() },
  }
}
