import type { PayloadRequest } from 'payload'
import type { User } from '#payload-types'

/** A staff member's name in the timeline of an order. */
export const nameOf = ({ name, email, phone, uid }: Pick<User, 'name' | 'email' | 'phone' | 'uid'>): string =>
  name || email || phone || uid

/** The timeline name of the requesting user. */
export const byOf = (req: PayloadRequest): string => nameOf(req.user as User)
