import { z } from 'zod'
import { LongOtpSchema } from '../auth/OtpSchema.ts'
import { ADDRESS_KINDS, AddressSchema } from '../people/AddressSchema.ts'
import { EmailSchema } from '../people/EmailSchema.ts'
import { STATE_CODES } from '../people/states.ts'
import { AdditionalFieldSchema } from './auth.ts'
import { AcceptedSchema, CallUserSchema } from './responses.ts'

/** Bodies and answers of the account calls. The call itself validates a name, with the messages of spec 5. */
const id = z.string().min(1).max(60)
const code = LongOtpSchema
const otpLength = z.number().int()
export const IDENTITY_CHANNELS = ['phone', 'email'] as const
const channel = z.enum(IDENTITY_CHANNELS)
export type IdentityChannel = z.infer<typeof channel>

export const UpdateUserDocBodySchema = z.object({
  additionalFields: z.array(AdditionalFieldSchema).max(50).default([]),
  name: z.string().max(200).optional(),
  /** A changed e-mail must be strict (spec 5); the one from the sign-up may contain a plus. */
  email: EmailSchema.optional(),
})

export const ProfileResponseSchema = AcceptedSchema.extend({
  user: CallUserSchema,
  isPhoneVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  /** When the account was created. */
  createdAt: z.number(),
  isStaff: z.boolean(),
  /** Name of the franchisee whose invitation the person accepted; franchise/leave ends it. */
  franchisee: z.string().nullable(),
})

const SessionViewSchema = z.object({
  id: z.string(),
  deviceName: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  expiresAt: z.number(),
  isStaff: z.boolean(),
  isThis: z.boolean(),
})
export type SessionView = z.infer<typeof SessionViewSchema>
export const SessionsResponseSchema = AcceptedSchema.extend({ sessions: z.array(SessionViewSchema) })
export const SignOutDeviceBodySchema = z.object({ sessionId: id })
export const SignOutEverywhereBodySchema = z.object({ keepThis: z.boolean().default(false) })
export const SignedOutResponseSchema = AcceptedSchema.extend({ ended: z.number().int() })

const SentToSchema = z.object({ channel, to: z.string() })
export type SentTo = z.infer<typeof SentToSchema>
export const StepUpSendBodySchema = z.object({ purpose: z.literal('proof').default('proof') })
export const StepUpSentResponseSchema = AcceptedSchema.extend({ otpLength, sentTo: SentToSchema })
export const StepUpVerifyBodySchema = z.object({ code })
export const ProvenResponseSchema = AcceptedSchema.extend({ provenUntil: z.number() })

export const ChangeIdentitySendBodySchema = z.object({ channel, value: z.string().min(1).max(254) })
/**
 * `old`: where the second code was sent; null without a proven phone or e-mail that could confirm the change.
 */
export const ChangeIdentitySentResponseSchema = AcceptedSchema.extend({
  otpLength,
  value: z.string(),
  old: SentToSchema.nullable(),
})
export const ChangeIdentityVerifyBodySchema = ChangeIdentitySendBodySchema.extend({
  newCode: code,
  oldCode: code.optional(),
})
export const UserChangedResponseSchema = AcceptedSchema.extend({ user: CallUserSchema })

export const DeleteAccountBodySchema = z.object({ confirm: z.literal(true) })

const AddressViewSchema = z.object({
  id: z.string(),
  kind: z.enum(ADDRESS_KINDS),
  name: z.string(),
  phone: z.string(),
  alternatePhone: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  landmark: z.string().nullable(),
  city: z.string(),
  state: z.enum(STATE_CODES),
  pincode: z.string(),
  isDefault: z.boolean(),
})
export type AddressView = z.infer<typeof AddressViewSchema>
export const AddressesResponseSchema = AcceptedSchema.extend({ addresses: z.array(AddressViewSchema) })
export const AddressSaveBodySchema = AddressSchema.extend({ id: id.optional() })
export const AddressSavedResponseSchema = AddressesResponseSchema.extend({ id: z.string() })
export const AddressIdBodySchema = z.object({ id })
export const PincodeQuerySchema = z.object({ pincode: AddressSchema.shape.pincode })
export const PincodeResponseSchema = AcceptedSchema.extend({
  /** All states that its digits allow; empty for army PIN codes. */
  states: z.array(z.object({ code: z.enum(STATE_CODES), name: z.string() })),
  /** State of most of its post offices; null where India Post does not state one. */
  state: z.enum(STATE_CODES).nullable(),
  city: z.string().nullable(),
  /**
   * Delivery days from and to, and whether cash on delivery is accepted; null where the project does not
   * deliver.
   */
  delivery: z
    .object({ fromDays: z.number().int(), toDays: z.number().int(), takesCash: z.boolean() })
    .nullable(),
})
