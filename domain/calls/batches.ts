import { z } from 'zod'
import { SEAT_STATES } from '../batches/batchState.ts'
import { AcceptedSchema } from './responses.ts'

const IdSchema = z.string().min(1).max(60)
const count = z.number().int()

/** The state of a batch for the signed-in person. Times in ms since epoch. */
const BatchPlaceSchema = z.object({
  id: z.string(),
  state: z.enum(SEAT_STATES),
  /** Number of free seats; null for unlimited. */
  left: count.nullable(),
  /** Until when a seat is kept for the person; null when none is. */
  until: z.number().nullable(),
  /** Number of people before the person on the waitlist; null when the person is not on it. */
  ahead: count.nullable(),
})
export type BatchPlace = z.infer<typeof BatchPlaceSchema>

export const BatchPlacesQuerySchema = z.object({ product: IdSchema })
export const BatchPlacesResponseSchema = AcceptedSchema.extend({
  places: z.array(BatchPlaceSchema),
  /** Whether the person has access to the product, so that they can choose a batch without buying. */
  hasAccess: z.boolean(),
})
export type BatchPlacesResponse = z.infer<typeof BatchPlacesResponseSchema>

export const BatchBodySchema = z.object({ batch: IdSchema })
export const BatchPlaceResponseSchema = AcceptedSchema.extend({ place: BatchPlaceSchema })

/** A student of a batch, for staff. */
const BatchStudentSchema = z.object({
  /** Id of the entitlement. */
  id: z.string(),
  rev: count,
  student: z.string(),
  name: z.string(),
  /** When the entitlement starts. */
  since: z.number(),
  /** Number of completed lessons of the product's classes. */
  lessonsDone: count,
  attended: count,
  /** Titles of missed live classes. */
  missed: z.array(z.string()),
})
const CapacitySchema = z.object({
  id: z.string(),
  title: z.string(),
  product: z.string(),
  startsOn: z.string(),
  /** Null for unlimited. */
  seats: count.nullable(),
  taken: count,
  /** Reserved by orders that are being paid. */
  held: count,
  offered: count,
  waiting: count,
  left: count.nullable(),
})
export type BatchCapacity = z.infer<typeof CapacitySchema>

export const BatchDeskResponseSchema = AcceptedSchema.extend({
  capacity: CapacitySchema,
  /** Live classes that were held for the batch. */
  heldClasses: count,
  /** Number of lessons of its product's classes. */
  lessons: count,
  students: z.array(BatchStudentSchema),
  /** Students with access to the product and without a batch, the latest 100. */
  unplaced: z.array(z.object({ id: z.string(), rev: count, name: z.string() })),
  /** People on the waitlist, in order. */
  waiting: z.array(z.object({ name: z.string(), since: z.number() })),
  /** Other batches that overlap with this one and share a teacher with it. */
  clashes: z.array(z.object({ id: z.string(), title: z.string(), teachers: z.array(z.string()) })),
  /** Batches that students can be moved to. */
  others: z.array(z.object({ id: z.string(), title: z.string(), left: count.nullable() })),
})
export type BatchDesk = z.infer<typeof BatchDeskResponseSchema>

export const MoveStudentBodySchema = z.object({ entitlement: IdSchema, rev: count, batch: IdSchema })
export const BatchReportResponseSchema = AcceptedSchema.extend({ batches: z.array(CapacitySchema) })
