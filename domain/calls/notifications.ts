import { z } from 'zod'
import { NOTIFICATION_KINDS } from '../notifications/kinds.ts'
import { MAX_COUNTED, NOTIFICATIONS_PER_PAGE } from '../notifications/limits.ts'
import { readPageCursor } from '../notifications/pageCursor.ts'
import { AcceptedSchema, CallUserSchema } from './responses.ts'

const MAX_PER_PAGE = 50

export const NotificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  text: z.string().nullable(),
  /** Path on the storefront, or a full address. */
  href: z.string().nullable(),
  read: z.boolean(),
  addedOn: z.number(),
  readOn: z.number().nullable(),
})

const unread = z
  .number()
  .int()
  .meta({ description: `Unread ones, counted up to ${MAX_COUNTED}` })

const latest = {
  notifications: z.array(NotificationSchema).meta({ description: 'The latest 20 unread, newest first' }),
  unread,
  cursor: z.string().meta({ description: 'Where notifications/stream goes on: its query `after`' }),
}
export const LatestResponseSchema = AcceptedSchema.extend(latest)

/** What a page needs to know about the signed-in person, in one answer. */
export const StartResponseSchema = AcceptedSchema.extend({
  user: CallUserSchema,
  /** Set in a view-as session of staff. */
  viewingAs: z.object({ name: z.string() }).nullable(),
  /** A franchisee's open invitation to this student; answered by franchise/invitation. */
  invitation: z.object({ id: z.string(), franchisee: z.string() }).nullable(),
  ...latest,
})

export const ListQuerySchema = z.object({
  before: z
    .string()
    .max(80)
    .refine((text) => readPageCursor(text) !== null, 'Not a cursor')
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(NOTIFICATIONS_PER_PAGE),
})
export const ListResponseSchema = AcceptedSchema.extend({
  notifications: z.array(NotificationSchema),
  next: z.string().nullable().meta({ description: 'The query `before` of the next page; null on the last' }),
})

export const ReadBodySchema = z.object({ ids: z.array(z.string().min(1).max(60)).max(MAX_PER_PAGE) })
export const ReadAllBodySchema = z.object({
  /** Marks those added up to this time, ms; later ones stay unread. */
  until: z.number().int().min(0).max(8_640_000_000_000),
})
export const ReadResponseSchema = AcceptedSchema.extend({ unread })

export type NotificationView = z.infer<typeof NotificationSchema>
export type LatestNotifications = Pick<z.infer<typeof LatestResponseSchema>, 'notifications' | 'unread'>
export type NotificationPage = Pick<z.infer<typeof ListResponseSchema>, 'notifications' | 'next'>
