import type { CartLine } from '#domain/calls/cart.ts'
import { accessDurationText } from '#domain/catalogue/offers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { RemoveFromCart } from '../stock/RemoveFromCart.tsx'
import { Badge } from '../ui/Badge.tsx'

const PROBLEMS: Record<NonNullable<CartLine['problem']>, string> = {
  productGone: 'No longer available',
  optionGone: 'Option gone',
  optionNeeded: 'Option missing',
  outOfStock: 'Sold out',
  fewLeft: 'Too few left',
  batchNeeded: 'Batch missing',
  batchGone: 'Batch gone',
  batchFull: 'Batch full',
}

const factsOf = ({ option, quantity, validityDays }: CartLine): string =>
  [
    option ?? (validityDays ? accessDurationText(validityDays) : null),
    quantity > 1 ? `${quantity} pieces` : null,
  ]
    .filter(Boolean)
    .join(' · ')

type Props = {
  lines: CartLine[]
  /** Id of the cart's student when the viewer may change the cart, else null. */
  student: string | null
}

/** The items of a cart at current prices. */
export const CartItems = ({ lines, student }: Props) => (
  <section className="panel-card" aria-labelledby="cart-items">
    <h2 id="cart-items">In the cart</h2>
    {lines.length === 0 ? (
      <p className="panel-muted">Nothing at the moment.</p>
    ) : (
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={`${line.product}:${line.variant}:${line.validity}`}>
            <div className="order-lines__what">
              <strong>{line.title || 'A product that was deleted'}</strong>
              <span className="panel-muted panel-small">{factsOf(line)}</span>
            </div>
            <strong className="order-lines__paise">{formatInr(line.pricePaise * line.quantity)}</strong>
            <div className="order-lines__state">
              {line.problem && <Badge text={PROBLEMS[line.problem]} tone="danger" />}
              {line.isSaved && <Badge text="Kept for later" tone="plain" />}
              {student && <RemoveFromCart line={line} student={student} />}
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)
