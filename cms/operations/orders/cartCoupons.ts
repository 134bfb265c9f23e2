import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { CouponRefusal } from '#domain/coupons/checkCoupon.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Cart, User } from '#payload-types'
import { cartView } from '../cart/cartView.ts'
import { changeCart, ownerOfPerson } from '../cart/storedCart.ts'
import { couponRefusalCode } from '../checkout/quoteView.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: User
  cart: Cart
  /** All codes of the cart from now on; none removes them. */
  codes: readonly string[]
  /** Language of a refusal. */
  locale: Locale
  now: Date
}
type CartCouponsResult =
  | { state: 'set' | 'empty' }
  /** The reason, in the language of the request and as a code of the API. */
  | { state: 'refused'; message: string; code: string }

/** Sets the coupon codes of a student's cart on their behalf; a code without a discount is refused and nothing is stored. */
export async function setCartCoupons(args: Args): Promise<CartCouponsResult> {
  const { payload, project, student, cart, codes, locale, now } = args
  const { view } = await cartView({
    payload,
    project,
    person: student,
    cart,
    now,
    coupon: codes,
    merged: null,
    locale,
  })
  if (codes.length > 0 && !view.quote) return { state: 'empty' }
  const [refused] = view.quote?.refusedCodes ?? []
  if (refused) {
    const reason = refused.reason as CouponRefusal['reason']
    return { state: 'refused', message: refused.message, code: couponRefusalCode({ reason }) }
  }
  await changeCart(payload, project, ownerOfPerson(project, student), now, ({ items, worthPaise }) => ({
    items,
    coupons: [...codes],
    worthPaise: view.quote?.payablePaise ?? worthPaise,
  }))
  return { state: 'set' }
}
