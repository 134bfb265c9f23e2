import { attemptTimeoutMs } from '#domain/messages/sendTimes.ts'
import type { Candidate, Message } from './Message.ts'
import { SendFailure, TIMEOUT, timedOut } from './SendFailure.ts'
import { markSlow, sortSlowLast } from './slowProviders.ts'

export type SendAttempt = {
  provider: string
  sender: string | null
  tookMs: number
  providerId?: string
  /** Set when the message was not sent. */
  failure?: SendFailure
}

type Options = {
  /** Latest end of all attempts, on the clock of `performance.now()`. */
  deadline: number
  minTryMs: number
  now: Date
  onAttempt: (attempt: SendAttempt) => void
}

/**
 * Tries the candidates one after another until one sends the message. Returns false when all failed, when the receiver is at fault,
 * or at the deadline. Each candidate has a share of the remaining time and fails when it exceeds it.
 */
export async function sendWithFallback(
  candidates: readonly Candidate[],
  message: Message,
  { deadline, minTryMs, now, onAttempt }: Options,
): Promise<boolean> {
  const queue = sortSlowLast(candidates, now.getTime())
  for (let candidate = queue.shift(); candidate; candidate = queue.shift()) {
    const leftMs = deadline - performance.now()
    if (leftMs < 1) return false
    const attempt = await tryOne(candidate, message, attemptTimeoutMs(leftMs, queue.length + 1, minTryMs))
    onAttempt(attempt)
    const { failure } = attempt
    if (!failure) return true
    if (failure.fault === 'receiver') return false
    if (failure.errorCode === TIMEOUT) markSlow(candidate.provider, now.getTime())
    if (failure.fault === 'sender' && candidate.fallback) queue.unshift(candidate.fallback)
  }
  return false
}

async function tryOne(candidate: Candidate, message: Message, ms: number): Promise<SendAttempt> {
  const { provider, sender } = candidate
  const startedAt = performance.now()
  const attemptInfo = () => ({ provider, sender, tookMs: Math.round(performance.now() - startedAt) })
  try {
    const providerId = await withTimeout(ms, candidate.send(message, ms))
    return { ...attemptInfo(), providerId }
  } catch (err) {
    if (!(err instanceof SendFailure)) throw err
    return { ...attemptInfo(), failure: err }
  }
}

/** The result of `work`, or a timeout after `ms` even if the client ignores its own. */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
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
