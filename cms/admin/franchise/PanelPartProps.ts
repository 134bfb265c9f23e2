import type { BasePayload } from 'payload'
import type { User } from '#payload-types'

/** Common props of the tabs of the franchise panel. */
export type PanelPartProps = {
  payload: BasePayload
  /** Id of the franchisee. */
  franchisee: string
  person: User
  /** Cursor of the page: `next` of the page before (ms since epoch, or the number of a statement entry); null for the first page. */
  before: number | null
  /** IANA time zone. */
  timeZone: string
  now: Date
}
