import type { Where } from 'payload'
import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import {
  CompleteAnswerSchema,
  CompleteBodySchema,
  LectureAnswerSchema,
  LectureQuerySchema,
  MyClassesAnswerSchema,
  OwnedAnswerSchema,
} from '#domain/calls/learning.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { textOf } from '#domain/text/textOf.ts'
import { typesetText } from '#hooks/lectures/typeset.ts'
import { hasOrdered } from '../../operations/checkout/buyerOf.ts'
import { completedLectures } from '../../operations/learning/completedLectures.ts'
import { completeLecture as complete } from '../../operations/learning/completeLecture.ts'
import { listMyClasses } from '../../operations/learning/listMyClasses.ts'
import { listOwned } from '../../operations/learning/listOwned.ts'
import { findClass, openLecture as open } from '../../operations/learning/openLecture.ts'
import { withFigures } from '../../operations/learning/withFigures.ts'
import { refuse } from '../answers.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'

export const openLecture = defineCall({
  path: '/learn/lecture',
  method: 'get',
  summary: 'A lecture with its content, if the person has access',
  body: LectureQuerySchema,
  answer: LectureAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const found = await findClass(req, project, body.class)
    if (!found) return notFound()
    const which: Where = { and: [{ class: { equals: found.id } }, { slug: { equals: body.lecture } }] }
    const opened = await open(req, project, which, now)
    if (opened.state === 'notFound') return notFound()
    if (opened.state === 'noAccess')
      return opened.isSignedIn ? refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 }) : signedOut()
    const { lecture } = opened
    const locale = localeOf(req)
    const completed = viewer ? await completedLectures(req.payload, viewer.id, String(found.id)) : []
    return {
      apiSuccess: true as const,
      isEnrolled: opened.entitlement !== null,
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
        body: await withFigures(req.payload, project, typesetText(lecture.body ?? null)),
        youtube: lecture.kind === 'video' ? (lecture.youtube ?? null) : null,
        pdfUrl: lecture.kind === 'pdf' && idOf(lecture.pdf) ? `/api/learn/file/${lecture.id}` : null,
      },
    }
  },
})

export const completeLecture = defineCall({
  path: '/learn/complete',
  summary: 'Mark a lecture completed',
  body: CompleteBodySchema,
  answer: CompleteAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const completion = await complete(req, project, body.lecture, now)
    if (!completion) return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
    return {
      apiSuccess: true as const,
      ...completion,
      percent: progressPercent(completion.completed, completion.lectures),
    }
  },
})

export const myClasses = defineCall({
  path: '/learn/classes',
  method: 'get',
  summary: 'My learning: the classes a person is enrolled in',
  body: z.object({}),
  answer: MyClassesAnswerSchema,
  handle: async ({ req, viewer, now }) => {
    if (!viewer) return signedOut()
    return { apiSuccess: true as const, classes: await listMyClasses(req, viewer, now) }
  },
})

export const ownedProducts = defineCall({
  path: '/learn/owned',
  method: 'get',
  summary: 'Products that a person has access to, with the link that opens each',
  body: z.object({}),
  answer: OwnedAnswerSchema,
  handle: async ({ req, viewer, now }) => {
    if (!viewer) return signedOut()
    const [products, ordered] = await Promise.all([
      listOwned(req, viewer, now),
      hasOrdered(req.payload, viewer.id),
    ])
    return { apiSuccess: true as const, products, hasOrdered: ordered }
  },
})
