import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { KeptHall } from '#site/data/exams/HallStore.ts'

/** The longest time that is reported, ms: a day. */
const MAX_SPENT_MS = 86_400_000

/** A save of a question with the next number of this device's turn. */
export const nextSave = (
  { epoch, sequence }: Pick<KeptHall, 'epoch' | 'sequence'>,
  save: Pick<Save, 'question' | 'answer' | 'isMarked' | 'isVisit'>,
  spentMs: Record<string, number>,
): Save => ({
  ...save,
  epoch,
  sequence: sequence + 1,
  spentMs: Math.min(MAX_SPENT_MS, spentMs[save.question] ?? 0),
})

/** The hall with a save in place of the question's last one. */
export const withSave = (
  { hall }: Pick<KeptHall, 'hall'>,
  save: Save,
): Pick<KeptHall, 'sequence' | 'hall'> => ({
  sequence: save.sequence,
  hall: { ...hall, saves: [...hall.saves.filter(({ question }) => question !== save.question), save] },
})
