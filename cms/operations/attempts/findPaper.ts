import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import { idOf } from '#database/idOf.ts'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import type { Subject } from '#domain/catalogue/subjects.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'

/** The public outline of a paper or quiz. */
export type PaperOutline = {
  id: string
  kind: PaperKind
  slug: string
  title: string
  hindiTitle: string | null
  isFree: boolean
  /** Of the quiz, or of the series of the paper. */
  subject: Subject | null
  /** The series of a test paper. */
  series: { id: string; title: string; hindiTitle: string | null; slug: string } | null
}

/** A published paper or quiz of a project, by slug or id; null when there is none. */
export async function findPaper(
  payload: BasePayload,
  project: RequestProject,
  kind: PaperKind,
  by: { slug: string } | { id: string },
): Promise<PaperOutline | null> {
  const which: Where = 'slug' in by ? { slug: { equals: by.slug } } : { id: { equals: by.id } }
  const where = { and: [which, { project: { equals: project.id } }, { _status: { equals: 'published' } }] }
  const [found] = await documentCache({ payload, collection: kind, where, limit: 1 })
  if (!found) return null
  const seriesId = 'testSeries' in found ? idOf(found.testSeries) : null
  const [series] = seriesId
    ? await documentCache({
        payload,
        collection: 'test-series',
        where: { id: { equals: seriesId } },
        limit: 1,
      })
    : []
  return {
    id: String(found.id),
    kind,
    slug: found.slug,
    title: found.title,
    hindiTitle: found.hindiTitle ?? null,
    isFree: found.isFree ?? false,
    subject: ('subject' in found ? found.subject : series?.subject) ?? null,
    series: series
      ? {
          id: String(series.id),
          title: series.title,
          slug: series.slug,
          hindiTitle: series.hindiTitle ?? null,
        }
      : null,
  }
}

/** The series of a paper as its pages name it, in their language; null for a quiz and a paper without one. */
export function seriesOfPaper(outline: PaperOutline | null, locale: Locale): PaperInfo['series'] {
  if (!outline?.series) return null
  const { title, hindiTitle, slug } = outline.series
  return { title: localisedText(locale, title, hindiTitle) ?? title, slug }
}
