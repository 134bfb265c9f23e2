import { z } from 'zod'
import { InvalidSchema, RefusedSchema } from '#domain/calls/responses.ts'

/** A refusal as JSON. */
export const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: RefusedSchema } },
})
/** A refusal with `fields`: the errors by field. */
export const wrong = (description: string) => ({
  description,
  content: { 'application/json': { schema: InvalidSchema } },
})
export const binary = z.string().meta({ format: 'binary' })
/** Requires a session, by cookie or bearer token. */
export const session: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }]
export const panelOnly = { tags: ['Admin panel'], security: session }
