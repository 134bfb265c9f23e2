import type { BasePayload } from 'payload'
import type { LessonLock } from '#domain/learning/lessonLock.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { dayOf, literalText, type Text, textOf } from '#domain/text/textOf.ts'
import type { Lecture } from '#payload-types'

/** Why a lesson is still locked, as shown to the student. */
export async function lockText(payload: BasePayload, lock: LessonLock, locale: Locale): Promise<Text> {
  if (lock.reason === 'day') return textOf('lessonOpensOn', { day: dayOf(lock.opensAt) })
  if (lock.reason === 'examDay') return textOf('lessonNeedsExamDay', { days: lock.days })
  const { docs } = await payload.db.find<Lecture>({
    collection: 'lectures',
    where: { id: { in: lock.lectures } },
    sort: 'rank',
    select: { title: true, hindiTitle: true, rank: true },
    pagination: false,
    limit: 0,
  })
  const titles = docs.map(({ title, hindiTitle }) => localisedText(locale, title, hindiTitle) ?? title)
  return textOf('lessonNeedsOthers', { titles: literalText(titles.join(', ')) })
}
