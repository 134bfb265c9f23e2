import type { Field } from 'payload'
import { z } from 'zod'
import { OrderLineSchema } from '#domain/orders/OrderLineSchema.ts'

const LinesSchema = z.array(OrderLineSchema).min(1)

/** The lines of an order, in the order's own row: an order never exists without them, whenever a process is killed. */
export const orderLinesField: Field = {
  name: 'lines',
  type: 'json',
  required: true,
  typescriptSchema: [() => z.toJSONSchema(LinesSchema, { target: 'draft-7' }) as never],
  admin: { components: { Field: '/admin/fields/OrderLines#OrderLines' } },
}
