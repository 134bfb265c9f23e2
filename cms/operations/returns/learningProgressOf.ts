import type { BasePayload } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { completedLectures } from '../learning/completedLectures.ts'

/** Upper limit of classes per order that are read. */
const MOST = 100

/** Completed and total lessons of the classes that an order line opens. */
export type LearningProgress = { completed: number; total: number }

/** Watched lessons by order line index; lines without classes are left out. */
export async function learningProgressOf(
  payload: BasePayload,
  { order, student }: { order: string; student: string },
): Promise<Map<number, LearningProgress>> {
  const opened = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [{ student: { equals: student } }, { order: { equals: order } }, { kind: { equals: 'class' } }],
    },
    sort: ['line'],
    limit: MOST,
  })
  const watched = new Map<number, LearningProgress>()
  for (const { line, target } of opened) {
    if (typeof line !== 'number') continue
    const [total, completed] = await Promise.all([
      countRows({ payload, collection: 'lectures', where: { class: { equals: target } } }),
      completedLectures(payload, student, target),
    ])
    const before = watched.get(line) ?? { completed: 0, total: 0 }
    watched.set(line, { completed: before.completed + completed.length, total: before.total + total })
  }
  return watched
}
