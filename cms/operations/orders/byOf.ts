import type { PayloadRequest } from 'payload'
import type { User } from '#payload-types'

/** How somebody of the staff is called in the timeline of an order. */
export const nameOf = ({ name, email, phone, uid }: Pick<User, 'name' | 'email' | 'phone' | 'uid'>): string =>
  name || email || phone || uid

/** The same of whoever asks. */
export const byOf = (req: PayloadRequest): string => nameOf(req.user as User)
