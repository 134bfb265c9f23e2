import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { HallState } from '#domain/exams/attempts/hall.ts'
import { judgeSave } from '#domain/exams/attempts/judgeSave.ts'

type Arrivals = {
  /** The newest save of each question on this device. */
  known: readonly Save[]
  /** The saves that the server has. */
  received: readonly Save[]
  /** The turn of this device. */
  epoch: number
  isWaiting: (question: string) => boolean
}

/**
 * An open hall with the answers of earlier turns that the server got in the meantime. Questions that this device has touched
 * stay, and so does what is chosen on the screen and not saved.
 */
export function withArrivals(
  state: HallState,
  { known, received, epoch, isWaiting }: Arrivals,
): { state: HallState; saves: Save[] } {
  const saves = new Map(known.map((save) => [save.question, save]))
  const arrived = new Map<string, Save>()
  for (const save of received) {
    if (save.epoch >= epoch || isWaiting(save.question)) continue
    if (judgeSave(save, saves.get(save.question) ?? null, epoch) !== 'saved') continue
    saves.set(save.question, save)
    arrived.set(save.question, save)
  }
  const questions = state.questions.map((one) => {
    const save = arrived.get(one.id)
    return save
      ? { ...one, saved: save.answer as Answer | null, isMarked: save.isMarked, isVisited: true }
      : one
  })
  const shown = state.questions.find(({ id }) => id === state.current)
  const isUntouched = JSON.stringify(state.draft) === JSON.stringify(shown?.saved ?? null)
  const now = questions.find(({ id }) => id === state.current)
  return {
    state: { ...state, questions, draft: isUntouched ? (now?.saved ?? null) : state.draft },
    saves: [...saves.values()],
  }
}
