import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { HallQuestion, HallState } from '#domain/exams/attempts/hall.ts'
import { judgeSave } from '#domain/exams/attempts/judgeSave.ts'
import type { KeptHall } from '#site/data/exams/HallStore.ts'

/** The newest save of each question: those of the server and those that wait on this device. */
export function newestSaves(hall: HallAttempt, waiting: readonly Save[]): Map<string, Save> {
  const newest = new Map(hall.saves.map((save) => [save.question, save]))
  for (const save of waiting)
    if (judgeSave(save, newest.get(save.question) ?? null, hall.epoch) === 'saved')
      newest.set(save.question, save)
  return newest
}

/** The attempt with what waits on this device, so that it is still known here once the server has acknowledged it. */
export const withWaiting = (hall: HallAttempt, waiting: readonly Save[]): HallAttempt => ({
  ...hall,
  saves: [...newestSaves(hall, waiting).values()],
})

/** Ids of the sections that take answers at a moment of the server's clock, ms since epoch. */
export const sectionsOpenAt = (
  sections: readonly { id: string; from: number; to: number }[],
  now: number,
): string[] => sections.filter(({ from, to }) => from <= now && now < to).map(({ id }) => id)

/**
 * The hall as it was left on this device: its question on the screen with what was chosen or typed and not saved. On
 * another device it begins with the first open question, or where a forward-only paper has come to.
 */
export function restoredState(
  { hall, current, draft, visited }: KeptHall,
  waiting: readonly Save[],
  now: number,
): HallState {
  const newest = newestSaves(hall, waiting)
  const questions = hall.hall.flatMap((section) =>
    section.questions.map(({ id }): HallQuestion => {
      const save = newest.get(id)
      return {
        id,
        section: section.id,
        saved: (save?.answer ?? null) as Answer | null,
        isMarked: save?.isMarked ?? false,
        isVisited: save !== undefined || visited.includes(id),
      }
    }),
  )
  const open = sectionsOpenAt(hall.sections, now)
  const openOnes = questions.filter(({ section }) => open.includes(section))
  const left = openOnes.find(({ id }) => id === current)
  const furthest = hall.isForwardOnly ? openOnes.findLast(({ isVisited }) => isVisited) : undefined
  const shown = left ?? furthest ?? openOnes[0] ?? questions[0]
  const shownId = shown?.id ?? ''
  return {
    questions: questions.map((one) => (one.id === shownId ? { ...one, isVisited: true } : one)),
    current: shownId,
    draft: left && draft ? draft : (shown?.saved ?? null),
  }
}

/** Answers on this device, and how many of them the server has acknowledged. */
export function savedCounts(
  questions: readonly HallQuestion[],
  waiting: ReadonlySet<string>,
): { saved: number; answers: number } {
  const answered = questions.filter(({ saved }) => saved !== null)
  return { answers: answered.length, saved: answered.filter(({ id }) => !waiting.has(id)).length }
}
