import { stateName } from '../people/states.ts'
import { type OrderAddress, OrderAddressSchema } from './OrderSchemas.ts'

const FIELDS = Object.keys(OrderAddressSchema.shape) as (keyof OrderAddress)[]

/** Whether two addresses are the same, field by field; without one is another than with one. */
export const isSameAddress = (
  one: OrderAddress | null | undefined,
  other: OrderAddress | null | undefined,
): boolean =>
  one && other ? FIELDS.every((field) => (one[field] || null) === (other[field] || null)) : !one && !other

/** An address on one line, without its phones. */
export const addressText = ({ name, line1, line2, landmark, city, state, pincode }: OrderAddress): string =>
  [name, line1, line2, landmark, city, `${stateName(state)} ${pincode}`].filter(Boolean).join(', ')
