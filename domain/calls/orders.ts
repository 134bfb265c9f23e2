import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { TypedDaySchema } from '../input/typedDates.ts'
import { PaymentReferenceSchema } from '../orders/paymentReference.ts'
import { AddressSchema } from '../people/AddressSchema.ts'
import { multilineText, plainText } from '../people/plainText.ts'
import { CouponCodesSchema, ItemSchema, QuoteBodySchema, QuoteResponseSchema } from './payments.ts'
import { AcceptedSchema } from './responses.ts'

/** Bodies and responses of the calls with which staff edit orders and carts in the panel. Amounts in paise. */
const id = z.string().min(1).max(60)
const paise = z.number().int()
/** External reference of a payment: of a receipt, a transfer or a cheque. Runs of spaces count as one. */
const reference = plainText(80).transform((text) => text.replace(/\s+/g, ' '))
const reason = plainText(300, { min: 3, message: 'Say in a few words why' })

export const OrderIdBodySchema = z.object({ orderId: id })
export const OrderNoteBodySchema = z.object({
  orderId: id,
  text: z.string().trim().min(1, 'Write something first').max(500),
  /** Visible to staff only; otherwise the student reads it in the order. */
  isInternal: z.boolean(),
})
export const StaffCancelBodySchema = z.object({ orderId: id, reason })
export const ChangeAddressBodySchema = AddressSchema.omit({ kind: true }).extend({
  orderId: id,
  /** How often the address had changed when it was read: a newer change is not overwritten. */
  version: z.number().int().min(0).max(1000),
})
export const CollectPaymentBodySchema = z.object({
  orderId: id,
  reference: PaymentReferenceSchema.optional(),
  /** The day on which a transfer arrived, `2026-11-24`. */
  arrivedOn: TypedDaySchema.optional(),
})
/** Id of a payment attempt whose state is requested from its gateway. */
export const CheckPaymentBodySchema = z.object({ paymentId: id })
export const CloseRefundBodySchema = z.object({
  refundId: id,
  reference: reference.refine((text) => text.length > 0, 'Enter the reference of the transfer'),
})

export const FindStudentsBodySchema = z.object({ text: z.string().trim().min(3).max(100) })
export const StudentsResponseSchema = AcceptedSchema.extend({
  /** Phone and e-mail are masked in the middle for staff who may not see people's records. */
  students: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
})
export const StudentBodySchema = z.object({ student: id })
export const AddStudentAddressBodySchema = AddressSchema.extend({ student: id })

export const FindProductsBodySchema = z.object({ text: z.string().trim().max(100) })
const SoldProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS.map(({ id: kind }) => kind)),
  /** Goods and keys may be bought several times. */
  isCountable: z.boolean(),
  /** Purchase options; `key` is null where there is nothing to choose. Prices before sales. */
  options: z.array(
    z.object({
      key: z.string().nullable(),
      label: z.string().nullable(),
      pricePaise: paise,
      isSoldOut: z.boolean(),
    }),
  ),
})
export type SoldProduct = z.infer<typeof SoldProductSchema>
export const ProductsResponseSchema = AcceptedSchema.extend({ products: z.array(SoldProductSchema) })

export const StaffQuoteBodySchema = QuoteBodySchema.omit({
  place: true,
  method: true,
  credits: true,
}).extend({ student: id })
export const StaffQuoteResponseSchema = QuoteResponseSchema.extend({
  /** Products among these that the student already has. */
  owned: z.array(z.string()),
})
export const AddOrderBodySchema = StaffQuoteBodySchema.extend({
  quoteId: z.string().min(1).max(100),
  pay: z.discriminatedUnion('kind', [
    /** The money has already been received. */
    z.object({ kind: z.literal('offline'), reference: PaymentReferenceSchema }),
    /** The student is sent a payment link and chooses the method. */
    z.object({ kind: z.literal('link') }),
  ]),
  note: multilineText(500).optional(),
})
export const AddOrderResponseSchema = AcceptedSchema.extend({
  orderId: z.string(),
  number: z.string(),
  payable: paise,
})

export const BuildCartBodySchema = ItemSchema.pick({ product: true, variant: true, validity: true }).extend({
  student: id,
  /** The new quantity; 0 removes it. Without it, one is added. */
  quantity: z.number().int().min(0).max(10).optional(),
})
export const BuiltCartResponseSchema = AcceptedSchema.extend({ cart: z.string(), count: z.number().int() })
export const CartIdBodySchema = z.object({ cart: id })
export const CartCouponsBodySchema = CartIdBodySchema.extend({
  /** All codes of the cart from now on; none removes them. */
  coupon: CouponCodesSchema,
})
