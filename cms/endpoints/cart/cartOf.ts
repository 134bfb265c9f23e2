import { randomBytes } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { cartCookie } from '#access/session/cookieNames.ts'
import type { SessionUser } from '#access/viewer.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { CartView } from '#domain/calls/cart.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Cart } from '#payload-types'
import { cartView } from '../../operations/cart/cartView.ts'
import { claimGuestCart } from '../../operations/cart/claimGuestCart.ts'
import { type OpenedCart, openCart } from '../../operations/cart/openCart.ts'
import { type CartOwner, changeCart, ownerOfBrowser } from '../../operations/cart/storedCart.ts'
import type { Person } from '../../operations/checkout/buyerOf.ts'
import { recordStep } from '../../operations/reports/recordStep.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import type { CallContext } from '../defineCall.ts'
import { personOf } from '../payments/personOf.ts'
import { refuse } from '../responses.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'now' | 'setCookie'>

/** Same as the retention of guest carts. */
const CART_COOKIE_MS = 60 * DAY_MS

const cartSecretOf = (req: PayloadRequest, slug: string): string | null => {
  const value = parseCookies(req.headers).get(cartCookie(slug))
  return value && /^[A-Za-z0-9_-]{20,60}$/.test(value) ? value : null
}

/** The signed-in person if they belong to this project, and the secret of the guest cart in the cookie. */
export function shopperOf({ req, project }: Context): { person: Person | null; secret: string | null } {
  const person = personOf(req)
  const ownProject = person && (person.project as { id?: string } | string | null)
  const id = typeof ownProject === 'object' ? ownProject?.id : ownProject
  return { person: id === project.id ? person : null, secret: cartSecretOf(req, project.slug) }
}

/** The cart of the caller. A guest cart that was merged into the person's cart loses its cookie. */
export async function cartOf(context: Context) {
  const { req, project, now, setCookie } = context
  const shopper = shopperOf(context)
  const opened = await openCart(req.payload, project, shopper, now)
  if (opened.merged) setCookie(expiredCookie(cartCookie(project.slug)))
  return { ...opened, person: shopper.person }
}

/** The refusal when an IP address has opened too many guest carts; null for callers with a cart or an account. */
export async function cartLimitReached(
  { req, project, now }: Context,
  { cart, person }: { cart: Cart | null; person: Person | null },
) {
  if (cart || person) return null
  const claim = await claimGuestCart(req.payload, project, req.headers.get('x-internal-ip'), now)
  return claim.ok ? null : refuse(textOf('cartLimitReached'), 'limit', { retryAfterS: claim.retryAfterS })
}

/** Owner of the cart to change; a browser without a cart gets the cookie of a new one. */
export function ensureCartOwner({ project, now, setCookie }: Context, owner: CartOwner | null): CartOwner {
  if (owner) return owner
  const secret = randomBytes(16).toString('base64url')
  setCookie(httpOnlyCookie(cartCookie(project.slug), secret, new Date(now.getTime() + CART_COOKIE_MS)))
  return ownerOfBrowser(project, secret)
}

type Shown = {
  owner: CartOwner | null
  person: Person | null
  cart: Pick<Cart, 'items' | 'coupons'> | null
  coupon?: 'auto' | readonly string[] | undefined
  merged?: OpenedCart['merged']
}

/** The view of a cart at current prices; items, coupons and worth that changed thereby are stored. */
export async function repricedCart(
  { req, project, now }: Context,
  { owner, person, cart, coupon, merged = null }: Shown,
): Promise<CartView> {
  const { view, items, codes } = await cartView({
    payload: req.payload,
    project,
    person,
    cart,
    now,
    coupon,
    merged,
    locale: localeOf(req),
  })
  if (person && items.length > 0 && !(req.user as SessionUser | null)?._viewedBy)
    await recordStep(req.payload, { project: project.id, student: String(person.id), step: 'cart', now })
  const worthPaise = view.quote?.payablePaise ?? 0
  if (owner && cart)
    await changeCart(req.payload, project, owner, now, (stored) => {
      // Changed concurrently: the next read prices the new items.
      if (JSON.stringify(stored.items) !== JSON.stringify(cart.items)) return null
      const isSame =
        JSON.stringify(stored.items) === JSON.stringify(items) &&
        JSON.stringify(stored.coupons) === JSON.stringify(codes) &&
        stored.worthPaise === worthPaise
      return isSame ? null : { items, coupons: codes, worthPaise }
    })
  return view
}
