import { z } from 'zod'
import { NameSchema } from './NameSchema.ts'
import { PhoneSchema } from './PhoneSchema.ts'
import { STATE_CODES } from './states.ts'

export const ADDRESS_KINDS = ['home', 'work', 'other'] as const

/** An address as a person types it. */
export const AddressSchema = z.object({
  kind: z.enum(ADDRESS_KINDS).default('home'),
  name: NameSchema,
  phone: PhoneSchema,
  alternatePhone: PhoneSchema.nullish(),
  line1: z.string().trim().min(3, 'Enter house and street').max(120),
  line2: z.string().trim().max(120).nullish(),
  landmark: z.string().trim().max(80).nullish(),
  city: z.string().trim().min(2, 'Enter the town or city').max(60),
  state: z.enum(STATE_CODES),
  pincode: z.string().regex(/^[1-9][0-9]{5}$/, 'A PIN code has 6 digits'),
})
