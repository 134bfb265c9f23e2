import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Lecture, Quiz } from '#payload-types'
import { hasPassedQuiz } from './hasPassedQuiz.ts'

/** The published quiz within a lecture, and whether the person has passed it; null for none. */
export async function quizOfLecture(
  payload: BasePayload,
  lecture: Pick<Lecture, 'quiz' | 'quizPassPercent' | 'project'>,
  student: string | null,
  locale: Locale,
): Promise<LectureResponse['lecture']['quiz']> {
  const id = idOf(lecture.quiz)
  if (!id) return null
  const { docs } = await payload.db.find<Quiz>({
    collection: 'quizzes',
    where: {
      and: [
        { id: { equals: id } },
        { project: { equals: idOf(lecture.project) } },
        { _status: { equals: 'published' } },
      ],
    },
    limit: 1,
    pagination: false,
  })
  const [quiz] = docs
  if (!quiz) return null
  const passPercent = lecture.quizPassPercent ?? null
  return {
    slug: quiz.slug,
    passPercent,
    title: localisedText(locale, quiz.title, quiz.hindiTitle) ?? quiz.title,
    isPassed:
      student !== null && passPercent !== null
        ? await hasPassedQuiz(payload, student, String(id), passPercent)
        : false,
  }
}
