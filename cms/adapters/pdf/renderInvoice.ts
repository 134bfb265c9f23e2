import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import type { PdfAnswer, PdfAsk } from './drawAsked.ts'

// A path and no module address: the bundle of the admin reads this file too, and must not pack the worker.
const FILE = 'cms/adapters/pdf/pdfWorker.mjs'
/** A document that is not drawn by then never will be. */
const WITHIN_MS = 20_000

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (err: Error) => void; timer: NodeJS.Timeout }
type Drawing = { worker: Worker; waiting: Map<number, Waiting> }

let drawing: Drawing | null = null
let asked = 0

function open(): Drawing {
  const worker = new Worker(path.resolve(FILE), { execArgv: [] })
  const opened: Drawing = { worker, waiting: new Map() }
  const end = (err: Error) => {
    if (drawing === opened) drawing = null
    for (const { reject, timer } of opened.waiting.values()) {
      clearTimeout(timer)
      reject(err)
    }
    opened.waiting.clear()
  }
  worker.on('message', (answer: PdfAnswer) => {
    const waiting = opened.waiting.get(answer.id)
    if (!waiting) return
    opened.waiting.delete(answer.id)
    clearTimeout(waiting.timer)
    if (opened.waiting.size === 0) worker.unref()
    if ('pdf' in answer) waiting.resolve(answer.pdf)
    else waiting.reject(new Error('a document could not be drawn', { cause: answer.failure }))
  })
  worker.on('error', (cause) => end(new Error('the drawing of documents failed', { cause })))
  worker.on('exit', () => end(new Error('the drawing of documents has ended')))
  return opened
}

/**
 * A document as PDF, drawn in a thread of its own so that nobody else waits for it. The thread is kept with its fonts, and ends
 * with the process; one that hangs or breaks is replaced for the next document.
 */
export function renderInvoice(data: InvoiceData): Promise<Uint8Array> {
  drawing ??= open()
  const { worker, waiting } = drawing
  const id = asked++
  worker.ref()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), WITHIN_MS)
    waiting.set(id, { resolve, reject, timer })
    worker.postMessage({ id, data } satisfies PdfAsk)
  })
}
