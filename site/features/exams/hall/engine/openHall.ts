import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import type { ClockSample } from '#domain/exams/attempts/serverClock.ts'
import type { ExamCalls } from '#site/data/exams/examCalls.ts'
import type { HallStore, KeptHall } from '#site/data/exams/HallStore.ts'
import { keptHall, keyOf } from '#site/data/exams/keptHall.ts'
import { loadPack, openPack } from '#site/data/exams/packFiles.ts'
import { createHall, type Hall } from './createHall.ts'
import { withWaiting } from './hallState.ts'
import type { HallFiles } from './openFiles.ts'

/**
 * Why an attempt is not open here. `otherDevice`: another device has the newest turn. `failed`: neither the server nor this
 * device knows it. `over`: it was submitted, and nothing of it is queued here.
 */
export type Closed = 'signedOut' | 'forbidden' | 'failed' | 'otherDevice' | 'over'
export type Opened = { state: 'open'; hall: Hall } | { state: Closed }

type Options = {
  /** Slug of the project. */
  project: string
  calls: ExamCalls
  store: HallStore
  base: string
  attempt: string
  /** Label of the session (`storageKeys`), null for none. */
  session: string | null
  steady: () => number
  onProgress: (part: number) => void
}

/**
 * Opens an attempt: from the server, with what is queued on this device; without a network from the device.
 * @param takesOver makes this device the one that answers
 */
export async function openHall(options: Options, takesOver = false): Promise<Opened> {
  const { calls, store, attempt, steady } = options
  const device = await store.device()
  const sentAt = steady()
  const answer = takesOver ? await calls.takeOver(attempt, device) : await calls.attempt(attempt, device)
  if (answer.state === 'ok') {
    const { attempt: received } = answer.body
    const sampled = { serverNow: received.now, sentAt, receivedAt: steady() }
    if (!isResumable(received.state) && !(await hasWaiting(options, received))) return { state: 'over' }
    if (!received.hasTurn && isResumable(received.state)) return { state: 'otherDevice' }
    return enter(options, await withLocal(options, received), sampled)
  }
  if (answer.state === 'signedOut' || answer.state === 'forbidden') return { state: answer.state }
  if (answer.state === 'refused') return { state: 'forbidden' }
  const kept = takesOver ? null : await ownKept(options)
  return kept ? enter(options, kept, null) : { state: 'failed' }
}

/** The pages of its written answers; null for a paper without written questions. */
async function filesOf({ project, base }: Options, hall: HallAttempt): Promise<HallFiles | null> {
  const types = hall.hall.flatMap(({ questions }) => questions.map(({ type }) => type))
  return types.includes('subjective')
    ? (await import('./loadFiles.ts')).loadFiles(project, base, hall).catch(() => null)
    : null
}

/** Whether something of an attempt has not reached the server. */
async function hasWaiting(options: Options, hall: HallAttempt): Promise<boolean> {
  if ((await options.store.waiting(keyOf(hall))).length > 0) return true
  const files = await filesOf(options, hall)
  files?.stop()
  return (files?.waiting().length ?? 0) > 0
}

/** What this device has of an attempt, for the session that opened it last. */
async function ownKept({ store, attempt, session }: Options): Promise<KeptHall | null> {
  const halls = await store.hallsOf(attempt)
  return halls.find((hall) => hall.session === session) ?? null
}

/** The attempt from the server, with the data of this device alone. */
async function withLocal({ store, session }: Options, received: HallAttempt): Promise<KeptHall> {
  const fresh = keptHall(received, session)
  const local = await store.hall(fresh.key)
  if (!local) return fresh
  const { current, draft, visited, language, isSubmitting, rough, reports, seen } = local
  const own = { ...fresh, current, visited, language, isSubmitting, rough, reports, seen }
  // Another device had it in between: what was typed and not saved may be older than its answer.
  if (local.epoch !== received.epoch) return own
  return { ...own, draft, spentMs: local.spentMs, sequence: Math.max(local.sequence, fresh.sequence) }
}

async function enter(options: Options, found: KeptHall, sample: ClockSample | null): Promise<Opened> {
  const { calls, store, base, steady, onProgress } = options
  const bytes = await loadPack(base, store, found.hall.pack, onProgress).catch(() => null)
  const content = bytes && (await openPack(bytes, found.hall.packKeys).catch(() => null))
  if (!content) return { state: 'failed' }
  const [waiting, files] = await Promise.all([store.waiting(found.key), filesOf(options, found.hall)])
  const kept = { ...found, hall: withWaiting(found.hall, waiting) }
  await store.keep(kept)
  return { state: 'open', hall: createHall({ calls, store, kept, waiting, files, content, sample, steady }) }
}
