import type { PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import type { User } from '#payload-types'
import type { Person } from '../../operations/checkout/buyerOf.ts'

/** The signed-in person as a buyer, or null. */
export const personOf = (req: PayloadRequest): Person | null =>
  viewerOf(req) ? (req.user as User | null) : null
