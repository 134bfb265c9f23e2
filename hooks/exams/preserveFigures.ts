import type { CollectionBeforeChangeHook } from 'payload'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { isBuilt } from './isBuilt.ts'

type Figures = { id: string; questionCount: number; minutes: number; marks?: number }

/**
 * A save of an outline, a published draft or a restored version never changes number of questions, marks and minutes of a paper that is
 * built in the panel: publishing it does.
 */
export const preserveFigures =
  (kind: PaperKind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req: { payload } }) => {
    const id = originalDoc?.id ? String(originalDoc.id) : null
    if (!id || !(await isBuilt(payload, id))) return data
    const stored = await payload.db.findOne<Figures>({
      collection: kind,
      where: { id: { equals: id } },
      select: { questionCount: true, minutes: true, ...(kind === 'quizzes' ? {} : { marks: true }) },
    })
    if (!stored) return data
    const { questionCount, minutes, marks } = stored
    return { ...data, questionCount, minutes, ...(kind === 'quizzes' ? {} : { marks }) }
  }
