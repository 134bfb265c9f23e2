import { SLOW_PROVIDER_MS } from '#domain/messages/sendTimes.ts'
import type { Candidate } from './Message.ts'

const slowSince = new Map<string, number>()

/** Remembers, in this process, that a provider did not answer in time. */
export const markSlow = (provider: string, nowMs: number): void => {
  slowSince.set(provider, nowMs)
}

/** Moves the candidates whose provider timed out in the last 30 s to the end. */
export function sortSlowLast(candidates: readonly Candidate[], nowMs: number): Candidate[] {
  const isSlow = ({ provider }: Candidate) =>
    nowMs - (slowSince.get(provider) ?? Number.NEGATIVE_INFINITY) < SLOW_PROVIDER_MS
  return [...candidates.filter((one) => !isSlow(one)), ...candidates.filter(isSlow)]
}
