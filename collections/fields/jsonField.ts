import type { JSONField } from 'payload'
import { z } from 'zod'

/** A JSON column with a zod schema, which defines its type and validates it. */
export const jsonField = (name: string, schema: z.ZodType, options: Partial<JSONField> = {}): JSONField => ({
  name,
  type: 'json',
  required: true,
  typescriptSchema: [() => z.toJSONSchema(schema, { target: 'draft-7' }) as never],
  validate: (value: unknown, { required }: { required?: boolean }) => {
    if (value === null || value === undefined) return !required || 'This must not be empty'
    return schema.safeParse(value).success || 'This does not have the expected shape'
  },
  ...options,
})
