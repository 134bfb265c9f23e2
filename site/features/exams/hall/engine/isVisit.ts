import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { HallQuestion } from '#domain/exams/attempts/hall.ts'

type Said = Pick<HallQuestion, 'saved' | 'isMarked'>

/** Whether a question was only passed by: nothing was ever said of it here, and nothing is now. */
export function isVisit(
  was: Said | undefined,
  { id, saved, isMarked }: Said & { id: string },
  saves: readonly Pick<Save, 'question' | 'isVisit'>[],
): boolean {
  const isEmpty = saved === null && !isMarked && !was?.saved && !was?.isMarked
  return isEmpty && !saves.some((save) => save.question === id && !save.isVisit)
}
