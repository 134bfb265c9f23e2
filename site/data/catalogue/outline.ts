import type { LectureKind } from '#domain/learning/lectureCounts.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'

/** The public outline of a lecture. */
export type LectureOutline = {
  id: string
  class: string
  chapter: string
  title: string
  hindiChapter?: string | null
  hindiTitle?: string | null
  slug: string
  kind: LectureKind
  minutes: number
  isFree?: boolean | null
}

/** The requested fields. */
export const OUTLINE_FIELDS = [
  'class',
  'chapter',
  'hindiChapter',
  'title',
  'hindiTitle',
  'slug',
  'kind',
  'minutes',
  'isFree',
]

/** An outline in the language of the page, where an editor translated it. */
export const localisedOutline = (locale: Locale, lecture: LectureOutline): LectureOutline => ({
  ...lecture,
  title: localisedText(locale, lecture.title, lecture.hindiTitle) ?? lecture.title,
  chapter: localisedText(locale, lecture.chapter, lecture.hindiChapter) ?? lecture.chapter,
})
