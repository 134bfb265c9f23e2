import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfContent, PdfRequest, PdfResponse } from './pdfThread.ts'

// A path instead of a module URL: the admin's bundler also reads this file and must not bundle the worker.
const FILE = 'cms/adapters/pdf/pdfWorker.mjs'
/** After this time without a result the worker is terminated. */
const TIMEOUT_MS = 60_000

type PendingRequest = {
  resolve: (pdf: Uint8Array) => void
  reject: (err: Error) => void
  timer: NodeJS.Timeout
}
type PdfThread = { worker: Worker; waiting: Map<number, PendingRequest> }
type Lane = 'own' | 'sent'

/** Maximum memory growth of the process while it reads uploaded PDFs, bytes: a small PDF can decompress to a huge one. */
const MAX_GROWTH_BYTES = 600_000_000
const CHECK_EVERY_MS = 100

/** PDFs uploaded by students have a thread of their own, so that one that crashes it does not affect invoices. */
const threads: Record<Lane, PdfThread | null> = { own: null, sent: null }
let nextId = 0

const laneOf = ({ kind }: PdfContent): Lane => (kind === 'answer' ? 'sent' : 'own')

function open(lane: Lane): PdfThread {
  const worker = new Worker(path.resolve(FILE), { execArgv: [] })
  const opened: PdfThread = { worker, waiting: new Map() }
  const end = (err: Error) => {
    if (threads[lane] === opened) threads[lane] = null
    for (const { reject, timer } of opened.waiting.values()) {
      clearTimeout(timer)
      reject(err)
    }
    opened.waiting.clear()
  }
  worker.on('message', (answer: PdfResponse) => {
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
 * Renders a document as a PDF in a worker thread, so that requests are not blocked. The thread is kept open with its fonts; one that
 * hangs or crashes is replaced for the next document.
 */
export function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const lane = laneOf(content)
  threads[lane] ??= open(lane)
  const { worker, waiting } = threads[lane]
  const id = nextId++
  worker.ref()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
    const stop = lane === 'sent' ? watchMemory(() => void worker.terminate()) : () => undefined
    waiting.set(id, {
      timer,
      resolve: (pdf) => {
        stop()
        resolve(pdf)
      },
      reject: (err) => {
        stop()
        reject(err)
      },
    })
    worker.postMessage({ id, ...content } satisfies PdfRequest)
  })
}

/** Calls `onGrown` when the process has grown too much; returns what ends the watch. A thread that is busy cannot watch itself. */
function watchMemory(onGrown: () => void): () => void {
  const before = process.memoryUsage.rss()
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES) onGrown()
  }, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}
