import type { HallAttempt, HallPulse } from '#domain/calls/exams/tests.ts'
import type { HallState } from '#domain/exams/attempts/hall.ts'
import type { ExamCalls } from '#site/data/exams/examCalls.ts'
import type { KeptHall } from '#site/data/exams/HallStore.ts'
import { withArrivals } from './withArrivals.ts'

type Options = {
  calls: Pick<ExamCalls, 'attempt'>
  attempt: string
  device: () => Promise<string>
  kept: () => Pick<KeptHall, 'hall' | 'epoch'>
  state: () => HallState
  /** Whether a save of a question is on its way from this device. */
  isWaiting: (question: string) => boolean
  /** What arrived is in these. */
  onTaken: (state: HallState, hall: HallAttempt) => void
}

/** Fetches what the student's other device has sent since this one took over; a failed call is repeated by the next pulse. */
export function createArrivals({ calls, attempt, device, kept, state, isWaiting, onTaken }: Options) {
  let isAsking = false
  return {
    take: async ({ arrivedAt }: Pick<HallPulse, 'arrivedAt'>): Promise<void> => {
      if (isAsking || (arrivedAt ?? 0) <= (kept().hall.arrivedAt ?? 0)) return
      isAsking = true
      const answer = await device()
        .then((name) => calls.attempt(attempt, name))
        .catch(() => null)
      isAsking = false
      if (answer?.state !== 'ok' || !answer.body.attempt.hasTurn) return
      const received = answer.body.attempt
      const { hall, epoch } = kept()
      const taken = withArrivals(state(), { known: hall.saves, received: received.saves, epoch, isWaiting })
      onTaken(taken.state, { ...hall, saves: taken.saves, arrivedAt: received.arrivedAt })
    },
  }
}
