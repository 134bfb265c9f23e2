import type { BasePayload } from 'payload'
import { PAPER_KINDS } from '#domain/exams/releases/paperKinds.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Quiz, TestPaper } from '#payload-types'
import type { AttemptHead } from './attemptHead.ts'

/** Title and slug of the papers and quizzes of attempts, by their id; those that are gone are missing. */
export async function outlinesOf(
  payload: BasePayload,
  heads: readonly Pick<AttemptHead, 'kind' | 'paper'>[],
  locale: Locale,
): Promise<ReadonlyMap<string, { title: string; slug: string }>> {
  const found = await Promise.all(
    PAPER_KINDS.map(async (collection) => {
      const ids = [...new Set(heads.filter(({ kind }) => kind === collection).map(({ paper }) => paper))]
      if (ids.length === 0) return []
      const { docs } = await payload.db.find<TestPaper | Quiz>({
        collection,
        where: { id: { in: ids } },
        select: { title: true, hindiTitle: true, slug: true },
        pagination: false,
        limit: ids.length,
      })
      return docs
    }),
  )
  return new Map(
    found
      .flat()
      .map(({ id, title, hindiTitle, slug }) => [
        String(id),
        { title: localisedText(locale, title, hindiTitle) ?? title, slug },
      ]),
  )
}
