import { tryMs } from '#domain/messages/sendTimes.ts'
import type { Candidate, Message } from './Message.ts'
import { SendFailure, TIMEOUT, timedOut } from './SendFailure.ts'
import { noteSlow, slowLast } from './slowProviders.ts'

export type Attempt = {
  provider: string
  sender: string | null
  tookMs: number
  providerId?: string
  /** Set when the message did not go out. */
  failure?: SendFailure
}

type Chain = {
  /** When all of it must be over, by `performance.now()`. */
  deadline: number
  minTryMs: number
  now: Date
  onAttempt: (attempt: Attempt) => void
}

/**
 * Hands a message to one candidate after the other until one takes it; false when none did, when the receiver can't be
 * reached by anybody, or when the time is over. A candidate that gives no answer in its share of the time counts as failed.
 */
export async function tryInTurn(
  candidates: readonly Candidate[],
  message: Message,
  { deadline, minTryMs, now, onAttempt }: Chain,
): Promise<boolean> {
  const queue = slowLast(candidates, now.getTime())
  for (let candidate = queue.shift(); candidate; candidate = queue.shift()) {
    const leftMs = deadline - performance.now()
    if (leftMs < 1) return false
    const attempt = await tryOne(candidate, message, tryMs(leftMs, queue.length + 1, minTryMs))
    onAttempt(attempt)
    const { failure } = attempt
    if (!failure) return true
    if (failure.fault === 'receiver') return false
    if (failure.errorCode === TIMEOUT) noteSlow(candidate.provider, now.getTime())
    if (failure.fault === 'sender' && candidate.instead) queue.unshift(candidate.instead)
  }
  return false
}

async function tryOne(candidate: Candidate, message: Message, ms: number): Promise<Attempt> {
  const { provider, sender } = candidate
  const startedAt = performance.now()
  const took = () => ({ provider, sender, tookMs: Math.round(performance.now() - startedAt) })
  try {
    const providerId = await within(ms, candidate.send(message, ms))
    return { ...took(), providerId }
  } catch (err) {
    if (!(err instanceof SendFailure)) throw err
    return { ...took(), failure: err }
  }
}

/** What `work` answers, or a time-out after `ms`, whatever the client underneath does. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut()), ms)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
