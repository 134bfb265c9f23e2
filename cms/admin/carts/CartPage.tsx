import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { momentText } from '#domain/text/momentText.ts'
import { cartView } from '../../operations/cart/cartView.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { studentOf } from '../../operations/orders/findStudents.ts'
import { staffCart } from '../../operations/orders/staffCart.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { OrderBill } from '../orders/OrderBill.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { CartActions } from './CartActions.tsx'
import { CartCoupons } from './CartCoupons.tsx'
import { CartItems } from './CartItems.tsx'
import { cartLinkSent } from './cartLinkSent.ts'

/** Page of a cart: its items at current prices as the student sees them, and the actions on it. */
export async function CartPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult
  const cart = await staffCart(req, String(doc.id))
  if (!cart) notFound()
  const { payload } = req
  const viewer = viewerOf(req)
  const project = await projectOfRow(payload, cart)
  const zone = projectZone(payload, project.id)
  const [student, timeZone, linkSent] = await Promise.all([
    cart.student ? studentOf(payload, project, idOf(cart.student) as string) : null,
    zone,
    zone.then((timeZone) => cartLinkSent(payload, String(cart.id), timeZone)),
  ])
  const now = new Date()
  const { view } = await cartView({
    payload,
    project,
    person: student,
    cart,
    now,
    coupon: undefined,
    merged: null,
    locale: 'en',
  })
  const name = cart.name ?? 'Visitor'
  const canBuild = student !== null && hasModule(viewer, 'cart', 'edit')
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="carts" label="Carts" title={name} />
        <div className="order-head">
          <p className="panel-muted">
            {[`Changed ${momentText(cart.changedAt, timeZone)}`, remindedText(cart.remindedTimes), linkSent]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {student && hasModule(viewer, 'users') && (
            <p>
              <Link href={`/admin/collections/users/${student.id}`} prefetch={false}>
                Open the person
              </Link>
            </p>
          )}
          {!student && <p className="panel-muted">A visitor who is not signed in</p>}
        </div>
        <div className="order-page__columns">
          <div className="order-page__main">
            <CartItems lines={view.lines} student={canBuild ? String(student.id) : null} />
          </div>
          <div className="order-page__side">
            <section className="panel-card" aria-labelledby="cart-worth">
              <h2 id="cart-worth">Worth now</h2>
              {view.quote ? (
                <OrderBill quote={view.quote} owned={[]} isBusy={false} />
              ) : (
                <p className="panel-muted">Nothing in it can be bought now.</p>
              )}
            </section>
            <CartCoupons
              cart={String(cart.id)}
              codes={view.codes}
              canChange={canBuild && view.quote !== null}
            />
            {canBuild && (
              <CartActions cart={String(cart.id)} student={String(student.id)} count={view.count} />
            )}
          </div>
        </div>
      </main>
    </div>
  )
}

const remindedText = (times: number): string =>
  times === 0 ? 'no reminder yet' : times === 1 ? 'reminded once' : `reminded ${times} times`
