import { parentPort } from 'node:worker_threads'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { drawInvoice } from './invoice/drawInvoice.ts'

export type PdfRequest = { id: number; data: InvoiceData }
export type PdfResponse = { id: number; pdf: Uint8Array } | { id: number; failure: string }

async function handleRequest({ id, data }: PdfRequest): Promise<void> {
  try {
    const pdf = new Uint8Array(await drawInvoice(data))
    parentPort?.postMessage({ id, pdf } satisfies PdfResponse, [pdf.buffer])
  } catch (err) {
    parentPort?.postMessage({ id, failure: String((err as Error).stack ?? err) } satisfies PdfResponse)
  }
}

let last = Promise.resolve()

/** Entry point of the worker thread: renders the requested documents one at a time. */
parentPort?.on('message', (request: PdfRequest) => {
  last = last.then(() => handleRequest(request))
})
