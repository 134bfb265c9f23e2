import { z } from 'zod'
import { InvalidSchema, RefusedSchema } from '#domain/calls/answers.ts'

/** An answer of the shape that every refusal has. */
export const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: RefusedSchema } },
})
/** A refusal that names the fields it is about. */
export const wrong = (description: string) => ({
  description,
  content: { 'application/json': { schema: InvalidSchema } },
})
export const binary = z.string().meta({ format: 'binary' })
/** Signed in, by cookie or by token. */
export const session: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }]
export const panelOnly = { tags: ['Admin panel'], security: session }
