import { z } from 'zod'
import { MyClassesResponseSchema, OwnedResponseSchema } from '#domain/calls/learning/learning.ts'
import { hasOrdered } from '../../operations/checkout/buyerOf.ts'
import { listMyClasses } from '../../operations/learning/listMyClasses.ts'
import { listOwned } from '../../operations/learning/listOwned.ts'
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
