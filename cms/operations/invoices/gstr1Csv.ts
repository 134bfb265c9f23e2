import { Readable } from 'node:stream'
import type { BasePayload } from 'payload'
import type { Gstr1Row } from '#domain/invoices/gstr1/cells.ts'
import { documentRows } from '#domain/invoices/gstr1/documentRows.ts'
import { columnsOf, type Gstr1Section } from '#domain/invoices/gstr1/sections.ts'
import {
  b2csSummary,
  documentNumbersSummary,
  exemptSummary,
  hsnSummary,
  type Summary,
} from '#domain/invoices/gstr1/summaries.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { csvOf } from '../transfers/csvOf.ts'
import { monthRows } from './monthRows.ts'

type Gstr1Query = { project: string; month: string; section: Gstr1Section }

const SUMMARIES: Partial<Record<Gstr1Section, () => Summary>> = {
  b2cs: b2csSummary,
  exemp: exemptSummary,
  hsnB2b: () => hsnSummary(true),
  hsnB2c: () => hsnSummary(false),
  docs: documentNumbersSummary,
}

async function* documents(payload: BasePayload, query: Gstr1Query): AsyncGenerator<Gstr1Row[]> {
  const columns = ['kind', 'supply', 'series', 'n', 'number', 'data'] as const
  for await (const rows of monthRows(payload, query, [...columns, 'issuedAt']))
    yield rows.flatMap(({ supply, issuedAt, data, ...row }) =>
      supply
        ? [{ ...row, supply, issuedAt: Date.parse(issuedAt), data: data as InvoiceData } satisfies Gstr1Row]
        : [],
    )
}

async function* lines(payload: BasePayload, query: Gstr1Query): AsyncGenerator<string> {
  const { section } = query
  yield csvOf([columnsOf(section)])
  const summary = SUMMARIES[section]?.()
  for await (const rows of documents(payload, query)) {
    if (summary) for (const row of rows) summary.add(row)
    else {
      const written = rows.flatMap((row) => documentRows(section as never, row))
      if (written.length > 0) yield csvOf(written)
    }
  }
  if (summary) yield csvOf(summary.rows())
}

/** Streams a GSTR-1 table of a month as CSV, from the stored documents. */
export const gstr1Csv = (payload: BasePayload, query: Gstr1Query): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(lines(payload, query), { objectMode: false })) as ReadableStream<Uint8Array>
