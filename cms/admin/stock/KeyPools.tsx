'use client'
import { useId, useState } from 'react'
import { GenerateDialog } from '../coupons/GenerateDialog.tsx'
import { AddLines } from '../orders/AddLines.tsx'
import { parseKeys } from '../orders/parseLines.ts'
import { postCall } from '../ui/panelClient.ts'
import { LastDay, validity } from './LastDay.tsx'
import { PrintKeys } from './PrintKeys.tsx'
import { ReserveKeys } from './ReserveKeys.tsx'
import { SaveKeys } from './SaveKeys.tsx'

type Pack = { id: string; title: string }

/** Adds keys to the pools of key packs: typed, from a file, or generated. */
export function KeyPools({ packs }: { packs: Pack[] }) {
  const [open, setOpen] = useState<'add' | 'make' | 'save' | 'reserve' | 'print' | null>(null)
  const [product, setProduct] = useState(packs.length === 1 ? (packs[0]?.id ?? '') : '')
  const [lastDay, setLastDay] = useState('')
  const id = useId()
  const close = () => setOpen(null)
  if (packs.length === 0)
    return (
      <p className="panel-muted shop-help">
        No product takes keys from a pool yet. Choose “From a pool” in a pack of serial keys first.
      </p>
    )
  const missing = product ? null : 'Choose a product first.'
  const choice = (
    <div className="panel-field">
      <label htmlFor={id}>Product</label>
      <select id={id} value={product} onChange={(event) => setProduct(event.target.value)}>
        <option value="">Choose a product</option>
        {packs.map((pack) => (
          <option key={pack.id} value={pack.id}>
            {pack.title}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <div className="shop-help">
      <p className="panel-muted">
        Keys are stored sealed. Orders that wait for keys get the new ones first, the rest is on sale.
      </p>
      <div className="panel-actions">
        <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen('add')}>
          Add keys
        </button>
        <button type="button" className="panel-button" onClick={() => setOpen('make')}>
          Make keys
        </button>
        <button type="button" className="panel-button" onClick={() => setOpen('save')}>
          Download keys
        </button>
        <button type="button" className="panel-button" onClick={() => setOpen('reserve')}>
          Set keys apart
        </button>
        <button type="button" className="panel-button" onClick={() => setOpen('print')}>
          Print keys
        </button>
      </div>
      {open === 'add' && (
        <AddLines
          title="Add keys"
          help="One key a line. Capitals, spaces and hyphens make no other key."
          label="Keys"
          accept=".csv,.txt,text/csv,text/plain"
          read={parseKeys}
          missing={missing}
          call={(rows) => postCall('/keys/add', { product, rows, ...validity(lastDay) })}
          onClose={close}
        >
          {choice}
          <LastDay value={lastDay} onChange={setLastDay} />
        </AddLines>
      )}
      {open === 'save' && (
        <SaveKeys product={product} missing={missing} onClose={close}>
          {choice}
        </SaveKeys>
      )}
      {open === 'reserve' && (
        <ReserveKeys product={product} missing={missing} onClose={close}>
          {choice}
        </ReserveKeys>
      )}
      {open === 'print' && (
        <PrintKeys product={product} missing={missing} onClose={close}>
          {choice}
        </PrintKeys>
      )}
      {open === 'make' && (
        <GenerateDialog
          title="Make keys"
          what="keys"
          missing={missing}
          call={(count, _prefix, requestKeyOf) => {
            const body = { product, count, ...validity(lastDay) }
            return postCall('/keys/generate', { ...body, requestKey: requestKeyOf(body) })
          }}
          onClose={close}
        >
          {choice}
          <LastDay value={lastDay} onChange={setLastDay} />
        </GenerateDialog>
      )}
    </div>
  )
}
