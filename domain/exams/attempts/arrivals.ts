import { type KeptAnswers, keptSaves } from './keptAnswers.ts'

/**
 * When the newest kept save of an earlier turn was received, ms since epoch; null for none. An older device may send what it
 * kept without a network after its turn: by this the newer one learns that there is something new.
 */
export function newestArrival(kept: KeptAnswers, epoch: number): number | null {
  if (epoch <= 1) return null
  const times = keptSaves(kept).flatMap((save) => (save.epoch < epoch ? [save.receivedAt] : []))
  return times.length > 0 ? Math.max(...times) : null
}
