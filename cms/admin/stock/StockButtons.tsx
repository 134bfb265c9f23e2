'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Stock = {
  id: string
  title: string
  available: number | null
  /** All pieces that ever came in; sales do not change it. */
  received: number | null
  held: number
  lowThreshold: number
  mayBackorder: boolean
}

/** Parses a whole number; null for other text, which the server rejects with a reason. */
const whole = (typed: string): number | null => (/^\d{1,7}$/.test(typed) ? Number(typed) : null)

const NONE = { apiSuccess: false as const, message: 'Enter a whole number, 1 or more.' }
const wrong = { apiSuccess: false as const, message: 'Enter a whole number, 0 or more.' }

/** Adds goods that came in, adjusts the stock count, the low-stock threshold and backorders. */
export function StockButtons({ stock, hasKeys }: { stock: Stock; hasKeys: boolean }) {
  const [open, setOpen] = useState<'received' | 'count' | 'rules' | null>(null)
  const { id, title, available, received, held, lowThreshold, mayBackorder } = stock
  const close = () => setOpen(null)
  const holds = held > 0 ? `Open payments hold ${held.toLocaleString('en-IN')} more; do not count those.` : ''
  return (
    <div className="panel-actions shop-controls">
      {!hasKeys && (
        <>
          <button
            type="button"
            className="panel-button panel-button--primary"
            onClick={() => setOpen('received')}
          >
            Receive
          </button>
          <button type="button" className="panel-button" onClick={() => setOpen('count')}>
            Count
          </button>
        </>
      )}
      <button type="button" className="panel-button" onClick={() => setOpen('rules')}>
        Low stock
      </button>
      {open === 'received' && (
        <ConfirmDialog
          title={title}
          text={`Enter how many came in. They are added to the ${(available ?? 0).toLocaleString('en-IN')} available now, also when some are sold at the same moment.`}
          field={{ label: 'Came in', max: 7 }}
          submit="Add to stock"
          call={async (typed) => {
            const pieces = whole(typed)
            return pieces ? postCall('/stock/count', { id, received: pieces, seen: { received } }) : NONE
          }}
          onClose={close}
        />
      )}
      {open === 'count' && (
        <ConfirmDialog
          title={title}
          text={`Enter how many are available now. ${holds}`.trim()}
          field={{ label: 'Available', initial: String(available ?? 0), max: 7 }}
          submit="Save count"
          call={async (typed) => {
            const counted = whole(typed)
            return counted === null
              ? wrong
              : postCall('/stock/count', { id, free: counted, seen: { available: available ?? 0 } })
          }}
          onClose={close}
        />
      )}
      {open === 'rules' && (
        <ConfirmDialog
          title={title}
          text={
            mayBackorder
              ? 'More is sold at the moment than there is. Tick the box to end that.'
              : 'Staff are notified when the stock is low. Tick the box to sell more than there is.'
          }
          field={{ label: 'Low from', initial: String(lowThreshold), max: 6 }}
          choice={mayBackorder ? 'Stop selling at nothing left' : 'Sell more than there is'}
          submit="Save"
          call={async (typed, isChosen) => {
            const low = whole(typed)
            const rules = {
              id,
              lowThreshold: low,
              mayBackorder: isChosen ? !mayBackorder : mayBackorder,
              seen: { lowThreshold, mayBackorder },
            }
            return low === null ? wrong : postCall('/stock/rules', rules)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
