import { z } from 'zod'
import { MyClassesResponseSchema, OwnedResponseSchema } from '#domain/calls/learning/learning.ts'
import { hasOrdered } from '../../operations/checkout/buyerOf.ts'
import { listMyClasses } from '../../operations/learning/listMyClasses.ts'
import { listOwned } from '../../operations/learning/listOwned.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'

export const myClasses = defineCall({
  path: '/learn/classes',
  method: 'get',
  summary: 'My learning: the classes a person is enrolled in',
  body: z.object({}),
  answer: MyClassesResponseSchema,
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
