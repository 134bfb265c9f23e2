import { HOUR_MS } from '../auth/policy.ts'
import { addBusinessTime } from '../schedule/businessHours.ts'
import type { ServiceRules } from '../tickets/targets.ts'

/** What people ask the team for; `hours` is the working time within which it is done. */
export const REQUEST_KINDS = [
  { id: 'callback', label: 'Call back', hours: 4 },
  { id: 'demo', label: 'Demo class', hours: 8 },
  { id: 'refund', label: 'Refund', hours: 16 },
  { id: 'profileChange', label: 'Change of profile', hours: 16 },
  { id: 'deletion', label: 'Deletion of the account', hours: 24 },
  { id: 'keyChallenge', label: 'Challenge of an answer key', hours: 24 },
  { id: 'other', label: 'Something else', hours: 16 },
] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]['id']

/** What visitors can ask for with a form. */
export const FORM_KINDS = ['callback', 'demo', 'other'] as const satisfies readonly RequestKind[]

/** Requests that a person sends a day. */
export const REQUESTS_PER_DAY = 5
/** Requests that a person sees of their own. */
export const SHOWN_REQUESTS = 20

const KINDS = new Map<string, (typeof REQUEST_KINDS)[number]>(REQUEST_KINDS.map((kind) => [kind.id, kind]))

export const requestLabel = (kind: RequestKind): string => KINDS.get(kind)?.label ?? kind

/** When a request sent at `sentAt` has to be done, by the business hours of the support desk; ms since epoch. */
export const requestDueAt = (
  sentAt: number,
  kind: RequestKind,
  { hours, zone }: Pick<ServiceRules, 'hours' | 'zone'>,
): number => addBusinessTime(sentAt, (KINDS.get(kind)?.hours ?? 16) * HOUR_MS, hours, zone)

/** Somebody who may have requests: how many are with them, and when they last got one (ms since epoch). */
export type RequestOwner = { id: string; open: number; lastAt: number | null }

/** Whose turn it is: of those with the fewest requests, the one who has waited longest for another. Null without anybody. */
export const nextOwner = (people: readonly RequestOwner[]): string | null =>
  people.toSorted(
    (a, b) => a.open - b.open || (a.lastAt ?? 0) - (b.lastAt ?? 0) || a.id.localeCompare(b.id),
  )[0]?.id ?? null

const HREF = '/admin/collections/lead-submissions'

/** Notification for the person of the team who has a new request. */
export const requestAssignedNotification = (kind: RequestKind) => ({
  title: 'A user request is yours',
  text: `${requestLabel(kind)}. More may have come since.`,
  href: HREF,
})

/** Notification for the owner of an overdue request. */
export const requestLateNotification = (id: string, kind: RequestKind, name: string) => ({
  title: 'A user request is late',
  text: `${requestLabel(kind)} for ${name} waits longer than promised.`,
  href: `${HREF}/${id}`,
})
