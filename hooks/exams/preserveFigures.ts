import type { CollectionBeforeChangeHook } from 'payload'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { isBuilt } from './isBuilt.ts'

type Figures = { id: string; questionCount: number; minutes: number; marks?: number }

/**
 * Before a paper or quiz is saved: keeps the stored number of questions, marks and minutes if it is built in the panel. Only publishing a
 * release changes them, never a save of the form or a restored version.
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
