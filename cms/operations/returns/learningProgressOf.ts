import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { LearningProgress } from '#domain/returns/windows.ts'
import type { ClassContentSummary, LectureCompletion, Order } from '#payload-types'

/** Watched lessons by order line index; lines that open no lessons are left out. Two queries for an order of any size. */
export async function learningProgressOf(
  payload: BasePayload,
  { student, lines }: Pick<Order, 'student' | 'lines'>,
): Promise<Map<number, LearningProgress>> {
  const classes = [...new Set(lines.flatMap(({ grants }) => grants))]
  if (classes.length === 0) return new Map()
  const ofClasses = { class: { in: classes } }
  const [done, summaries] = await Promise.all([
    payload.db.find<LectureCompletion>({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: idOf(student) } }, ofClasses] },
      select: { class: true },
      pagination: false,
      limit: 0,
    }),
    payload.db.find<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: ofClasses,
      select: { class: true, lectures: true },
      pagination: false,
      limit: classes.length,
    }),
  ])
  const completed = new Map<string, number>()
  for (const row of done.docs) {
    const id = idOf(row.class) as string
    completed.set(id, (completed.get(id) ?? 0) + 1)
  }
  const total = new Map(summaries.docs.map((row) => [idOf(row.class) as string, row.lectures]))
  const sumOf = (counts: ReadonlyMap<string, number>, grants: readonly string[]): number =>
    grants.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  return new Map(
    lines.flatMap(({ grants }, index): [number, LearningProgress][] => {
      const lessons = sumOf(total, grants)
      return lessons > 0 ? [[index, { completed: sumOf(completed, grants), total: lessons }]] : []
    }),
  )
}
