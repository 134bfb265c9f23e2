import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Ranked } from '#domain/exams/standings/rankCandidates.ts'
import type { TieBreak } from '#domain/exams/standings/tieBreaks.ts'
import type { RankAnswer, RankCommand, RankMessage, RankPart } from './rankThread.ts'

// A path instead of a module URL: the admin's bundler also reads this file and must not bundle the worker.
const FILE = 'cms/adapters/ranking/rankWorker.mjs'
/** After this time without a result the worker is terminated. */
const TIMEOUT_MS = 120_000

type Done = Exclude<RankAnswer, { failure: string }>
type Waiting = { resolve: (answer: Done) => void; reject: (err: Error) => void }
type RankThread = { worker: Worker; waiting: Map<number, Waiting> }

let thread: RankThread | null = null
let nextTask = 0

function open(): RankThread {
  const worker = new Worker(path.resolve(FILE), { execArgv: [] })
  const opened: RankThread = { worker, waiting: new Map() }
  const end = (err: Error) => {
    if (thread === opened) thread = null
    for (const { reject } of opened.waiting.values()) reject(err)
    opened.waiting.clear()
  }
  worker.on('message', (answer: RankAnswer) => {
    const waiting = opened.waiting.get(answer.task)
    if (!waiting) return
    opened.waiting.delete(answer.task)
    if ('failure' in answer)
      waiting.reject(new Error('candidates could not be ranked', { cause: answer.failure }))
    else waiting.resolve(answer)
  })
  worker.on('error', (cause) => end(new Error('ranking failed', { cause })))
  worker.on('exit', () => end(new Error('ranking has ended')))
  worker.unref()
  return opened
}

/**
 * Ranks candidates in a worker thread, so that requests are not blocked by 100,000 of them. The thread is kept open; one that hangs or
 * crashes is replaced for the next task.
 * @param parts is consumed as a stream
 */
export async function rankInThread(
  parts: AsyncIterable<RankPart>,
  command: { rules: readonly TieBreak[]; maxTopAttempts: number },
): Promise<Ranked> {
  const answer = await run(parts, { kind: 'rank', ...command })
  if (!('ranked' in answer)) throw new Error('candidates were merged, not ranked')
  return answer.ranked
}

/** Merges the sessions of an exam in the same thread: the best percentile of each candidate, the first in rank first (mergeSessions). */
export async function mergeInThread(parts: AsyncIterable<RankPart>): Promise<Float64Array> {
  const answer = await run(parts, { kind: 'merge' })
  if (!('merged' in answer)) throw new Error('candidates were ranked, not merged')
  return answer.merged
}

async function run(parts: AsyncIterable<RankPart>, command: RankCommand): Promise<Done> {
  thread ??= open()
  const { worker, waiting } = thread
  const task = nextTask++
  const post = (message: RankMessage) => worker.postMessage(message)
  worker.ref()
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
  try {
    const done = new Promise<Done>((resolve, reject) => waiting.set(task, { resolve, reject }))
    // Avoids an unhandled rejection when the thread ends while parts are still being read.
    done.catch(() => undefined)
    for await (const part of parts) post({ task, ...part })
    post({ task, ...command })
    return await done
  } finally {
    clearTimeout(timer)
    waiting.delete(task)
    if (waiting.size === 0) worker.unref()
  }
}
