'use client'
import { MAX_ITEM_QUANTITY } from '#domain/cart/CartItem.ts'
import { type OrderItem, orderItemKey } from '../stock/OrderItem.ts'

const QUANTITIES = Array.from({ length: MAX_ITEM_QUANTITY }, (_, before) => before + 1)

type Props = { items: OrderItem[]; onChange: (items: OrderItem[]) => void }

const nameOf = ({ product, option }: OrderItem): string => {
  const label = product.options.find(({ key }) => key === option)?.label
  return label ? `${product.title}, ${label}` : product.title
}

/** Items of the order being entered, with quantity and Remove button. */
export const ChosenItems = ({ items, onChange }: Props) => (
  <ul className="order-things">
    {items.map((item) => {
      const name = nameOf(item)
      const others = items.filter((one) => one !== item)
      const setQuantity = (quantity: number) =>
        onChange(items.map((one) => (one === item ? { ...item, quantity } : one)))
      return (
        <li key={orderItemKey(item)}>
          <strong>{name}</strong>
          {item.product.isCountable && (
            <select
              aria-label={`How many: ${name}`}
              value={item.quantity}
              onChange={(event) => setQuantity(Number(event.target.value))}
            >
              {QUANTITIES.map((quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </select>
          )}
          <button
            type="button"
            className="panel-button panel-button--quiet order-small-button"
            aria-label={`Remove ${name}`}
            onClick={() => onChange(others)}
          >
            Remove
          </button>
        </li>
      )
    })}
  </ul>
)
