import { parentPort } from 'node:worker_threads'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { drawInvoice } from './invoice/drawInvoice.ts'

export type PdfAsk = { id: number; data: InvoiceData }
export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string }

async function answer({ id, data }: PdfAsk): Promise<void> {
  try {
    const pdf = new Uint8Array(await drawInvoice(data))
    parentPort?.postMessage({ id, pdf } satisfies PdfAnswer, [pdf.buffer])
  } catch (err) {
    parentPort?.postMessage({ id, failure: String((err as Error).stack ?? err) } satisfies PdfAnswer)
  }
}

let last = Promise.resolve()

/** Draws one document after the other, beside the process that answers requests. */
parentPort?.on('message', (ask: PdfAsk) => {
  last = last.then(() => answer(ask))
})
