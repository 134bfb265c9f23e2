import { stateName } from '../people/states.ts'
import { type OrderAddress, OrderAddressSchema } from './OrderSchemas.ts'

const FIELDS = Object.keys(OrderAddressSchema.shape) as (keyof OrderAddress)[]

/** Whether two addresses are equal field by field; no address equals only no address. */
export const isSameAddress = (
  a: OrderAddress | null | undefined,
  b: OrderAddress | null | undefined,
): boolean => (a && b ? FIELDS.every((field) => (a[field] || null) === (b[field] || null)) : !a && !b)

/** An address on one line, without its phones. */
export const addressText = ({ name, line1, line2, landmark, city, state, pincode }: OrderAddress): string =>
  [name, line1, line2, landmark, city, `${stateName(state)} ${pincode}`].filter(Boolean).join(', ')
