import { z } from 'zod'
import { ADDRESS_KINDS } from '#domain/people/AddressSchema.ts'
import { STATE_CODES } from '#domain/people/states.ts'

const text = z.string().max(300)

/** Unpaid input of the checkout; no codes and nothing secret. */
const DraftSchema = z.object({
  /** The owner of the draft; null for a visitor. */
  uid: z.string().nullable(),
  /** Ids of the products that it is for. */
  products: z.array(z.string()).default([]),
  /** Id of the chosen saved address. */
  address: z.string().nullable(),
  /** Whether it is shipped to the typed address instead of a saved one. */
  isNew: z.boolean(),
  /** Whether the person has confirmed this address: the step is completed. */
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
  /** Whether credits are used as far as they go. */
  usesCredits: z.boolean(),
  wantsGst: z.boolean(),
  gstin: text,
  legalName: text,
})
export type Draft = z.infer<typeof DraftSchema>

export const EMPTY_DRAFT: Draft = {
  uid: null,
  products: [],
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

const PERSON_FIELDS = ['name', 'phone'] as const
const PLACE_FIELDS = ['alternatePhone', 'line1', 'line2', 'landmark'] as const
type Typed = Pick<NonNullable<Draft['typed']>, (typeof PERSON_FIELDS)[number] | (typeof PLACE_FIELDS)[number]>

/**
 * Whether an address was typed into a form with the initial values `first`: a prefilled PIN code, and the
 * state and city that it fills in, do not count.
 */
export const isAddressEntered = (values: Typed, first: Typed): boolean =>
  PLACE_FIELDS.some((field) => values[field] !== '') ||
  PERSON_FIELDS.some((field) => values[field] !== first[field])

/**
 * The draft that a tab stored, for `uid` (null: a visitor) and the products of the checkout. A draft of another person is
 * ignored; one of a visitor is taken over. Of a draft for entirely other products only unsaved text is kept: its address, delivery
 * and payment were chosen for another order.
 */
export function parseDraft(stored: string | null, uid: string | null, products: readonly string[]): Draft {
  const empty = { ...EMPTY_DRAFT, uid, products: [...products] }
  try {
    const draft = DraftSchema.parse(JSON.parse(stored ?? ''))
    if (draft.uid !== null && draft.uid !== uid) return empty
    const isOther = draft.products.length > 0 && !draft.products.some((id) => products.includes(id))
    if (!isOther) return { ...draft, uid, products: [...products] }
    const { typed, isNew, wantsGst, gstin, legalName } = draft
    return { ...empty, typed, isNew: isNew && typed !== null, wantsGst, gstin, legalName }
  } catch {
    return empty
  }
}
