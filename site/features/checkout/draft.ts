import { z } from 'zod'
import { ADDRESS_KINDS } from '#domain/people/AddressSchema.ts'
import { STATE_CODES } from '#domain/people/states.ts'

const text = z.string().max(300)

/** What is typed and chosen at the checkout before it is paid; neither codes nor anything secret. */
const DraftSchema = z.object({
  /** Whose it is; null while nobody was signed in. */
  uid: z.string().nullable(),
  /** Id of the chosen address of the book. */
  address: z.string().nullable(),
  /** Whether it goes to what is typed instead of an address of the book. */
  isNew: z.boolean(),
  /** Whether the person has said that this address is right: the step is completed. */
  isAddressDone: z.boolean().default(false),
  typed: z
    .object({
      name: text,
      phone: text,
      alternatePhone: text,
      pincode: text,
      line1: text,
      line2: text,
      landmark: text,
      city: text,
      kind: z.enum(ADDRESS_KINDS),
      state: z.enum(STATE_CODES).nullable(),
    })
    .nullable(),
  delivery: z.string().nullable(),
  gateway: z.string().nullable(),
  /** Whether credits pay what they can. */
  usesCredits: z.boolean(),
  wantsGst: z.boolean(),
  gstin: text,
  legalName: text,
})
export type Draft = z.infer<typeof DraftSchema>

export const EMPTY_DRAFT: Draft = {
  uid: null,
  address: null,
  isNew: false,
  isAddressDone: false,
  typed: null,
  delivery: null,
  gateway: null,
  usesCredits: false,
  wantsGst: false,
  gstin: '',
  legalName: '',
}

const OF_A_PERSON = ['name', 'phone'] as const
const OF_A_PLACE = ['alternatePhone', 'line1', 'line2', 'landmark'] as const
type Typed = Pick<NonNullable<Draft['typed']>, (typeof OF_A_PERSON)[number] | (typeof OF_A_PLACE)[number]>

/** Whether somebody has typed an address into a form that began as `first`: a PIN code that came along, and what it fills in, are none yet. */
export const isTyped = (values: Typed, first: Typed): boolean =>
  OF_A_PLACE.some((field) => values[field] !== '') ||
  OF_A_PERSON.some((field) => values[field] !== first[field])

/** What a tab kept for `uid` (null: nobody is signed in). What somebody else left is not theirs; what nobody did is. */
export function draftFrom(stored: string | null, uid: string | null): Draft {
  try {
    const draft = DraftSchema.parse(JSON.parse(stored ?? ''))
    return draft.uid === null || draft.uid === uid ? { ...draft, uid } : { ...EMPTY_DRAFT, uid }
  } catch {
    return { ...EMPTY_DRAFT, uid }
  }
}
