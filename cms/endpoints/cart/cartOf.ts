import { randomBytes } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { cartCookie } from '#access/session/cookieNames.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { CartView } from '#domain/calls/cart.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Cart } from '#payload-types'
import { cartView } from '../../operations/cart/cartView.ts'
import { claimGuestCart } from '../../operations/cart/claimGuestCart.ts'
import { type OpenedCart, openCart } from '../../operations/cart/openCart.ts'
import { type CartOwner, changeCart, ownerOfBrowser } from '../../operations/cart/storedCart.ts'
import type { Person } from '../../operations/checkout/buyerOf.ts'
import { refuse } from '../answers.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import type { CallContext } from '../defineCall.ts'
import { personOf } from '../payment/personOf.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>

/** Carts of browsers are kept as long. */
const KEPT_MS = 60 * DAY_MS

const secretIn = (req: PayloadRequest, slug: string): string | null => {
  const value = parseCookies(req.headers).get(cartCookie(slug))
  return value && /^[A-Za-z0-9_-]{20,60}$/.test(value) ? value : null
}

/** Who shops here: a person of this project, else the browser. */
export function shopperOf({ req, project }: Context): { person: Person | null; secret: string | null } {
  const person = personOf(req)
  const isOurs = person && (person.project as { id?: string } | string | null)
  const id = typeof isOurs === 'object' ? isOurs?.id : isOurs
  return { person: id === project.id ? person : null, secret: secretIn(req, project.slug) }
}

/** The cart of the caller; a merged one leaves the browser. */
export async function cartOf(context: Context) {
  const { req, project, now, setCookie } = context
  const shopper = shopperOf(context)
  const opened = await openCart(req.payload, project, shopper, now)
  if (opened.merged) setCookie(expiredCookie(cartCookie(project.slug)))
  return { ...opened, person: shopper.person }
}

/** The refusal for an address that opened too many carts; null for somebody who has one, or may have another. */
export async function cartLimitReached(
  { req, project, now }: Context,
  { cart, person }: { cart: Cart | null; person: Person | null },
) {
  if (cart || person) return null
  const claim = await claimGuestCart(req.payload, project, req.headers.get('x-internal-ip'), now)
  return claim.ok ? null : refuse(textOf('cartLimitReached'), 'limit', { retryAfterS: claim.retryAfterS })
}

/** The owner to put things into the cart of: a browser without a cart gets a secret. */
export function ownerToChange({ project, now, setCookie }: Context, owner: CartOwner | null): CartOwner {
  if (owner) return owner
  const secret = randomBytes(16).toString('base64url')
  setCookie(httpOnlyCookie(cartCookie(project.slug), secret, new Date(now.getTime() + KEPT_MS)))
  return ownerOfBrowser(project, secret)
}

type Shown = {
  owner: CartOwner | null
  person: Person | null
  cart: Pick<Cart, 'items' | 'coupons'> | null
  coupon?: 'auto' | readonly string[] | undefined
  merged?: OpenedCart['merged']
}

/** A cart as it is shown, looked up anew; what changed by looking is kept. */
export async function shownCart(
  { req, project, now }: Context,
  { owner, person, cart, coupon, merged = null }: Shown,
): Promise<CartView> {
  const { view, items, codes } = await cartView({
    ...{ payload: req.payload, project, person, cart, now },
    ...{ coupon, merged, locale: localeOf(req) },
  })
  const worthPaise = view.quote?.payablePaise ?? 0
  if (owner && cart)
    await changeCart(req.payload, project, owner, now, (stored) => {
      // Somebody changed it meanwhile: what is in it then is looked at next time.
      if (JSON.stringify(stored.items) !== JSON.stringify(cart.items)) return null
      const isSame =
        JSON.stringify(stored.items) === JSON.stringify(items) &&
        JSON.stringify(stored.coupons) === JSON.stringify(codes) &&
        stored.worthPaise === worthPaise
      return isSame ? null : { items, coupons: codes, worthPaise }
    })
  return view
}
