import type { PayloadRequest } from 'payload'
import type { User } from '#payload-types'

/** A staff member's name in the timeline of an order. */
export const staffName = ({
  name,
  email,
  phone,
  uid,
}: Pick<User, 'name' | 'email' | 'phone' | 'uid'>): string => name || email || phone || uid

/** The timeline name of the requesting user. */
export const actorName = (req: PayloadRequest): string => staffName(req.user as User)
