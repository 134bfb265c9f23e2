import type { AnswersBody, AnswersResponse, HallPulse } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { ClockSample } from '#domain/exams/attempts/serverClock.ts'
import type { ExamCalls } from '#site/data/exams/examCalls.ts'
import type { HallStore } from '#site/data/exams/HallStore.ts'

/** `waiting`: the network or the server does not answer; what is unsent is tried again. */
export type SyncStatus = 'idle' | 'sending' | 'waiting' | 'signedOut' | 'forbidden'

type Options = {
  calls: ExamCalls
  store: HallStore
  /** Key of the hall in the store. */
  key: string
  attempt: string
  /** The device's steady clock, ms. */
  steady: () => number
  /** What is said with every call. */
  present: () => { epoch: number; current: string | null; isSubmitting: boolean; leftMs: number | null }
  onStatus: (status: SyncStatus) => void
  onPulse: (pulse: HallPulse, sample: ClockSample) => void
  onOutcomes: (outcomes: AnswersResponse['outcomes']) => void
  onSubmitted: () => void
}

const BEAT_MS = 30_000
/** In the last minute, and while it is not known whether the time is over. */
const LAST_BEAT_MS = 5000
const LAST_MS = 60_000
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
const MAX_SAVES = 250
const MAX_REPORTS = 100
/** A save of a section that is not open yet stays; all others are settled by their outcome. */
export const isSettled = (outcome: string): boolean => outcome !== 'early'

/**
 * Sends the queued saves in order, and fetches the pulse of the attempt every 30 s. One call at a time; what was
 * acknowledged is removed, everything else is sent again. `wake` begins at once.
 */
export function createSync(options: Options) {
  const { calls, store, key, attempt, steady, present, onStatus, onPulse, onOutcomes, onSubmitted } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isWanted = false
  let isStopped = false
  let failures = 0

  const schedule = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), ms)
  }
  const beatMs = (): number => {
    const { leftMs } = present()
    return leftMs !== null && leftMs < LAST_MS ? LAST_BEAT_MS : BEAT_MS
  }

  async function send(): Promise<void> {
    if (isStopped) return
    if (isSending) {
      isWanted = true
      return
    }
    isSending = true
    isWanted = false
    const next = await sendOnce().catch(() => failed())
    isSending = false
    schedule(isWanted ? 0 : next)
  }

  /** One call with the queue; returns ms until the next one. */
  async function sendOnce(): Promise<number> {
    const [waiting, reports] = await Promise.all([store.waiting(key), store.reports(key)])
    const saves = waiting.slice(0, MAX_SAVES).map(({ hall: _, ...save }): Save => save)
    const sent = reports.slice(0, MAX_REPORTS)
    const { epoch, current, isSubmitting } = present()
    if (saves.length > 0) onStatus('sending')
    const now = Date.now()
    const body: AnswersBody = {
      attempt,
      epoch,
      saves,
      current,
      watched: sent.map(({ n, kind, at }) => ({
        n,
        kind,
        agoMs: Math.min(86_400_000, Math.max(0, Math.round(now - at))),
      })),
    }
    const sentAt = steady()
    const answer = await calls.answers(body)
    if (answer.state === 'signedOut' || answer.state === 'forbidden') {
      onStatus(answer.state)
      return MAX_RETRY_MS
    }
    if (answer.state !== 'ok') return failed()
    failures = 0
    const { outcomes, pulse } = answer.body
    const settled = outcomes.filter(({ outcome }) => isSettled(outcome))
    await store.acknowledge(
      key,
      saves.filter(({ question, sequence }) =>
        settled.some((one) => one.question === question && one.sequence === sequence),
      ),
    )
    if (sent.length > 0)
      await store.acknowledgeReports(
        key,
        sent.map(({ n }) => n),
      )
    onOutcomes(outcomes)
    onPulse(pulse, { serverNow: pulse.now, sentAt, receivedAt: steady() })
    const rest = waiting.length - settled.length
    if (rest > 0 && settled.length > 0) return 0
    if (isSubmitting && rest === 0) return submit(epoch)
    onStatus('idle')
    return beatMs()
  }

  async function submit(epoch: number): Promise<number> {
    const sentAt = steady()
    const answer = await calls.submit(attempt, epoch)
    if (answer.state === 'signedOut' || answer.state === 'forbidden') {
      onStatus(answer.state)
      return MAX_RETRY_MS
    }
    if (answer.state === 'failed') return failed()
    if (answer.state === 'ok') {
      const { pulse } = answer.body
      onPulse(pulse, { serverNow: pulse.now, sentAt, receivedAt: steady() })
      onSubmitted()
    }
    onStatus('idle')
    // Refused: it was submitted before, or the time is over. The next pulse shows which.
    return answer.state === 'ok' ? beatMs() : FIRST_RETRY_MS
  }

  function failed(): number {
    failures += 1
    onStatus('waiting')
    const most = Math.min(beatMs(), MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    // Spread, so that a whole school does not reconnect in the same second.
    return most * (0.5 + Math.random() / 2)
  }

  return {
    /** Sends now; while a call is under way, right after it. */
    wake: () => {
      if (isSending) isWanted = true
      else schedule(0)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
