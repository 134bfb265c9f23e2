'use client'
import { useId, useRef, useState } from 'react'
import type { SoldProduct } from '#domain/calls/orders.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { OrderItem } from '../stock/OrderItem.ts'
import { useCallBase } from './callBase.ts'
import { useSearch } from './useSearch.ts'

const readProducts = ({ products }: { products: SoldProduct[] }) => products

/** Searches products by title; each purchase option is a row. */
export function ProductPicker({ onAdd }: { onAdd: (item: OrderItem) => void }) {
  const [text, setText] = useState('')
  const callBase = useCallBase()
  const { found, problem } = useSearch(`${callBase}/products`, text, readProducts, 2)
  const ids = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="panel-field">
        <label htmlFor={ids}>Add a product</label>
        <input
          ref={field}
          id={ids}
          type="search"
          autoComplete="off"
          placeholder="Part of its title"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div role="status">
        {found?.length === 0 && <p className="panel-muted">No product has this in its title.</p>}
        {found && found.length > 0 && (
          <ul className="order-found">
            {found.flatMap((product) =>
              product.options.map(({ key, label, pricePaise, isSoldOut }) => (
                <li key={`${product.id}:${key}`}>
                  <button
                    type="button"
                    disabled={isSoldOut}
                    onClick={() => {
                      onAdd({ product, option: key, quantity: 1 })
                      setText('')
                      field.current?.focus()
                    }}
                  >
                    <strong>{label ? `${product.title}, ${label}` : product.title}</strong>
                    <span className="panel-muted panel-small">
                      {isSoldOut ? 'Sold out' : formatInr(pricePaise)}
                    </span>
                  </button>
                </li>
              )),
            )}
          </ul>
        )}
      </div>
    </>
  )
}
