import type { BasePayload } from 'payload'
import type { User } from '#payload-types'

/** What every part of the franchise panel is drawn from. */
export type PartProps = {
  payload: BasePayload
  /** Whose panel it is. */
  franchisee: string
  person: User
  /** Where the page begins: what is older than this. */
  before: number | null
  /** IANA name. */
  timeZone: string
  now: Date
}
