import { z } from 'zod'
import { SEAT_STATES } from '../batches/batchState.ts'
import { AcceptedSchema } from './responses.ts'

const IdSchema = z.string().min(1).max(60)
const count = z.number().int()

/** What the person is to a batch. Times in ms since epoch. */
const BatchPlaceSchema = z.object({
  id: z.string(),
  state: z.enum(SEAT_STATES),
  /** Seats that anybody may take; null for any number. */
  left: count.nullable(),
  /** How long a seat is kept for the person; null where none is. */
  until: z.number().nullable(),
  /** How many wait before the person; null where they do not wait. */
  ahead: count.nullable(),
})
export type BatchPlace = z.infer<typeof BatchPlaceSchema>

export const BatchPlacesQuerySchema = z.object({ product: IdSchema })
export const BatchPlacesResponseSchema = AcceptedSchema.extend({
  places: z.array(BatchPlaceSchema),
  /** Whether the person has access to the product: they choose a batch without buying it. */
  hasAccess: z.boolean(),
})
export type BatchPlacesResponse = z.infer<typeof BatchPlacesResponseSchema>

export const BatchBodySchema = z.object({ batch: IdSchema })
export const BatchPlaceResponseSchema = AcceptedSchema.extend({ place: BatchPlaceSchema })

/** A student of a batch, for staff. */
const BatchStudentSchema = z.object({
  /** Id of the access. */
  id: z.string(),
  rev: count,
  student: z.string(),
  name: z.string(),
  /** Since when they have the access. */
  since: z.number(),
  /** Lessons of the product's classes that they have done. */
  lessonsDone: count,
  attended: count,
  /** Titles of the live classes that they missed. */
  missed: z.array(z.string()),
})
const CapacitySchema = z.object({
  id: z.string(),
  title: z.string(),
  product: z.string(),
  startsOn: z.string(),
  /** Null for any number. */
  seats: count.nullable(),
  taken: count,
  /** By orders that are being paid. */
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
  /** Lessons of the classes of its product. */
  lessons: count,
  students: z.array(BatchStudentSchema),
  /** Students who have the product and no batch: the latest 100. */
  unplaced: z.array(z.object({ id: z.string(), rev: count, name: z.string() })),
  /** People who wait, the first one first. */
  waiting: z.array(z.object({ name: z.string(), since: z.number() })),
  /** Other batches at the same hour with a teacher of this one. */
  clashes: z.array(z.object({ id: z.string(), title: z.string(), teachers: z.array(z.string()) })),
  /** Batches that students can be moved to. */
  others: z.array(z.object({ id: z.string(), title: z.string(), left: count.nullable() })),
})
export type BatchDesk = z.infer<typeof BatchDeskResponseSchema>

export const MoveStudentBodySchema = z.object({ entitlement: IdSchema, rev: count, batch: IdSchema })
export const BatchReportResponseSchema = AcceptedSchema.extend({ batches: z.array(CapacitySchema) })
