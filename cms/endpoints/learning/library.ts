import { z } from 'zod'
import { MyClassesResponseSchema, OwnedResponseSchema } from '#domain/calls/learning/learning.ts'
import { OwnSearchQuerySchema, OwnSearchResponseSchema } from '#domain/calls/learning/ownSearch.ts'
import { hasOrdered } from '../../operations/checkout/buyerOf.ts'
import { listMyClasses } from '../../operations/learning/listMyClasses.ts'
import { listOwned } from '../../operations/learning/listOwned.ts'
import { searchOwn } from '../../operations/learning/searchOwn.ts'
import { streakOf } from '../../operations/learning/streak.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'

export const myClasses = defineCall({
  path: '/learn/classes',
  method: 'get',
  summary: 'My learning: the classes a person is enrolled in, and on how many days in a row they learned',
  body: z.object({}),
  answer: MyClassesResponseSchema,
  handle: async ({ req, project, viewer, now }) => {
    if (!viewer) return signedOut()
    const [classes, streak] = await Promise.all([
      listMyClasses(req, viewer, now),
      streakOf(req.payload, { project: project.id, student: viewer.id }, now.getTime()),
    ])
    return { apiSuccess: true as const, classes, streak }
  },
})

export const searchOwnContent = defineCall({
  path: '/learn/search',
  method: 'get',
  summary: 'Search in the courses, sections, lessons and notes that the person may open now',
  body: OwnSearchQuerySchema,
  answer: OwnSearchResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const of = { project: project.id, student: viewer.id, query: body.q }
    return { apiSuccess: true as const, found: await searchOwn(req, of, now) }
  },
})

export const ownedProducts = defineCall({
  path: '/learn/owned',
  method: 'get',
  summary: 'Products that a person has access to, with the link that opens each',
  body: z.object({}),
  answer: OwnedResponseSchema,
  handle: async ({ req, viewer, now }) => {
    if (!viewer) return signedOut()
    const [products, ordered] = await Promise.all([
      listOwned(req, viewer, now),
      hasOrdered(req.payload, viewer.id),
    ])
    return { apiSuccess: true as const, products, hasOrdered: ordered }
  },
})
