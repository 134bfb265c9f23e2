import { z } from 'zod'
import { problem } from '../text/problem.ts'
import { isPincode } from './isPincode.ts'
import { NameSchema } from './NameSchema.ts'
import { PhoneSchema } from './PhoneSchema.ts'
import { plainText } from './plainText.ts'
import { STATE_CODES } from './states.ts'

export const ADDRESS_KINDS = ['home', 'work', 'other'] as const

/** Maximum number of addresses of a person. */
export const ADDRESSES_MAX = 20

/** An address as typed; whether the PIN code belongs to the state is a separate rule (pincode.ts). */
export const AddressSchema = z.object({
  kind: z.enum(ADDRESS_KINDS).default('home'),
  name: NameSchema,
  phone: PhoneSchema,
  alternatePhone: PhoneSchema.nullish(),
  line1: plainText(120, { min: 3, message: problem('street') }),
  line2: plainText(120).nullish(),
  landmark: plainText(80).nullish(),
  city: plainText(60, { min: 2, message: problem('city') }),
  state: z.enum(STATE_CODES),
  pincode: z.string().refine(isPincode, problem('pincode')),
})
