import { parentPort } from 'node:worker_threads'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { drawAnswer, type PrintedAnswer } from './answer/drawAnswer.ts'
import { drawCertificate, type PrintedCertificate } from './certificate/drawCertificate.ts'
import { drawInvoice } from './invoice/drawInvoice.ts'
import { drawKeySheet, type PrintedKeys } from './keys/drawKeySheet.ts'
import { drawPaper } from './paper/drawPaper.ts'
import type { PrintedPaper } from './paper/PaperSheet.ts'
import { type Stamp, stampPdf } from './stamp/stampPdf.ts'

/** A document to draw, or a PDF to stamp. */
export type PdfContent =
  | { kind: 'invoice'; data: InvoiceData }
  | { kind: 'paper'; data: PrintedPaper }
  | { kind: 'stamp'; data: Stamp }
  | { kind: 'certificate'; data: PrintedCertificate }
  | { kind: 'keySheet'; data: PrintedKeys }
  | { kind: 'answer'; data: PrintedAnswer }
export type PdfRequest = PdfContent & { id: number }
export type PdfResponse = { id: number; pdf: Uint8Array } | { id: number; failure: string }

function draw(content: PdfContent): Promise<Buffer> {
  if (content.kind === 'invoice') return drawInvoice(content.data)
  if (content.kind === 'paper') return drawPaper(content.data)
  if (content.kind === 'keySheet') return drawKeySheet(content.data)
  if (content.kind === 'answer') return drawAnswer(content.data)
  return content.kind === 'certificate' ? drawCertificate(content.data) : stampPdf(content.data)
}

async function handleRequest({ id, ...content }: PdfRequest): Promise<void> {
  try {
    const pdf = new Uint8Array(await draw(content as PdfContent))
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
