import type { Where } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import {
  CompleteBodySchema,
  CompleteResponseSchema,
  LectureQuerySchema,
  LectureResponseSchema,
} from '#domain/calls/learning/learning.ts'
import type { Unmet } from '#domain/learning/completionRule.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { textOf } from '#domain/text/textOf.ts'
import { typesetText } from '#hooks/lectures/typeset.ts'
import { completedLectures } from '../../operations/learning/completedLectures.ts'
import { completeLecture as complete } from '../../operations/learning/completeLecture.ts'
import { isOnYoutube, recordingOf } from '../../operations/learning/mediaOf.ts'
import { findClass, openLecture as open } from '../../operations/learning/openLecture.ts'
import { progressRow, unmetOf } from '../../operations/learning/progressOf.ts'
import { quizOfLecture } from '../../operations/learning/quizOfLecture.ts'
import { withFigures } from '../../operations/learning/withFigures.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

export const openLecture = defineCall({
  path: '/learn/lecture',
  method: 'get',
  summary: 'A lecture with its content, if the person has access',
  body: LectureQuerySchema,
  answer: LectureResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const { payload } = req
    const found = await findClass(req, project, body.class)
    if (!found) return notFound()
    const which: Where = { and: [{ class: { equals: found.id } }, { slug: { equals: body.lecture } }] }
    const opened = await open(req, project, which, now)
    if (opened.state === 'notFound') return notFound()
    if (opened.state === 'locked') return refuseLocked(req, opened.lock)
    if (opened.state === 'noAccess')
      return opened.isSignedIn ? refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 }) : signedOut()
    const { lecture } = opened
    const locale = localeOf(req)
    const [completed, row] = viewer
      ? await Promise.all([
          completedLectures(payload, viewer.id, String(found.id)),
          progressRow(payload, viewer.id, String(lecture.id)),
        ])
      : [[], null]
    return {
      apiSuccess: true as const,
      isEnrolled: opened.entitlement !== null,
      isTeacher: opened.isTeacher,
      completed,
      lecture: {
        id: String(lecture.id),
        title: localisedText(locale, lecture.title, lecture.hindiTitle) ?? lecture.title,
        slug: lecture.slug,
        chapter: localisedText(locale, lecture.chapter, lecture.hindiChapter) ?? lecture.chapter,
        kind: lecture.kind,
        minutes: lecture.minutes,
        isFree: lecture.isFree ?? false,
        isCompleted: completed.includes(String(lecture.id)),
        body: await withFigures(payload, project, typesetText(lecture.body ?? null)),
        youtube: isOnYoutube(lecture) ? (lecture.youtube ?? null) : null,
        pdfUrl: lecture.kind === 'pdf' && idOf(lecture.pdf) ? `/api/learn/file/${lecture.id}` : null,
        recording: await recordingOf(req, lecture, now),
        link: lecture.kind === 'link' ? (lecture.link ?? null) : null,
        counts: isRecording(lecture.kind)
          ? ('played' as const)
          : lecture.dwellMinutes
            ? ('dwell' as const)
            : null,
        positionS: row?.positionS ?? 0,
        unmet: viewer && opened.entitlement ? await unmetOf(payload, viewer.id, lecture, row) : null,
        quiz: await quizOfLecture(payload, lecture, viewer?.id ?? null, locale),
      },
    }
  },
})

export const completeLecture = defineCall({
  path: '/learn/complete',
  summary: 'Mark a lecture completed',
  body: CompleteBodySchema,
  answer: CompleteResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const completion = await complete(req, project, body.lecture, now)
    if (completion.state === 'noAccess') return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
    if (completion.state === 'locked') return refuseLocked(req, completion.lock)
    if (completion.state === 'unmet') return refuseUnmet(completion.unmet)
    const { completed, lectures, certificate } = completion
    return {
      apiSuccess: true as const,
      completed,
      lectures,
      certificate,
      percent: progressPercent(completed, lectures),
    }
  },
})

function refuseUnmet(unmet: Unmet): Refusal {
  if (unmet.rule === 'played') return refuse(textOf('notPlayed', { percent: unmet.percent }), 'notPlayed')
  if (unmet.rule === 'dwell') return refuse(textOf('notStayed', { minutes: unmet.minutes }), 'notStayed')
  if (unmet.rule === 'assignment') return refuse(textOf('assignmentNotAccepted'), 'notAccepted')
  if (unmet.rule === 'live') return refuse(textOf('liveNotBegun'), 'notBegun')
  return refuse(textOf('quizNotPassed', { percent: unmet.percent }), 'quizNotPassed')
}
