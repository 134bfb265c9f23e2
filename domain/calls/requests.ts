import { z } from 'zod'
import { REQUEST_KINDS, type RequestKind } from '../requests/requests.ts'
import { REQUEST_STATES } from '../requests/states.ts'
import { problem } from '../text/problem.ts'
import { AcceptedSchema } from './responses.ts'
import { AttemptSchema, writtenText } from './tickets.ts'

export const MAX_REQUEST_LENGTH = { text: 1000, result: 1000 } as const

export const RequestKindSchema = z.enum(
  REQUEST_KINDS.map(({ id }) => id) as [RequestKind, ...RequestKind[]],
  { error: problem('topic') },
)

/** A request of a signed-in person to the team. The form validates with the same schema. */
export const RequestSchema = z.object({
  kind: RequestKindSchema,
  text: writtenText(5, MAX_REQUEST_LENGTH.text),
})

/** `attempt` is created once per filled-in form: the same request sent twice is one. */
export const RequestBodySchema = RequestSchema.extend({ attempt: AttemptSchema })
export type RequestBody = z.output<typeof RequestBodySchema>

const RequestViewSchema = z.object({
  id: z.string(),
  kind: RequestKindSchema,
  text: z.string(),
  state: z.enum(REQUEST_STATES),
  sentAt: z.number().int(),
  /** Until when it is done; null once it is. */
  dueAt: z.number().int().nullable(),
  /** What came of it. */
  result: z.string().nullable(),
})
export type RequestView = z.infer<typeof RequestViewSchema>

export const OwnRequestsResponseSchema = AcceptedSchema.extend({ requests: z.array(RequestViewSchema) })

const RequestIdSchema = z.object({ request: z.string().min(1).max(60) })

export const AssignRequestBodySchema = RequestIdSchema.extend({
  owner: z.string().min(1).max(60).nullable(),
})
export const CloseRequestBodySchema = RequestIdSchema.extend({
  result: writtenText(2, MAX_REQUEST_LENGTH.result),
})
