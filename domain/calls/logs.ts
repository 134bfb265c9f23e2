import { z } from 'zod'
import { PANELS, SEVERITIES } from '../logs/severities.ts'
import { AcceptedSchema } from './responses.ts'

/** The last time that a Date can represent, ms. */
const LAST_MS = 8.64e15

/** An error as a program reports it (spec 3); the server adds addedOn, deleteDate and uid. `error` is the stack. */
export const ErrorBodySchema = z.object({
  error: z.string().max(8000).default(''),
  message: z.string().trim().min(1).max(2000),
  refPath: z.string().max(2000).default(''),
  functionName: z.string().max(200).default(''),
  severity: z.enum(SEVERITIES),
  panel: z.enum(PANELS),
  /** Time by the reporter's clock. */
  nowDate: z.number().int().min(0).max(LAST_MS).optional(),
  platform: z.string().max(200).default('web'),
})

export type ErrorReport = z.infer<typeof ErrorBodySchema>

/** `errorCode` is what the person can quote, such as `E-3F09A1C2`; null for a report that was dropped. */
export const ErrorResponseSchema = AcceptedSchema.extend({ errorCode: z.string().nullable() })
