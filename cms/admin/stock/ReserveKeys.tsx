'use client'
import { type ReactNode, useId, useState } from 'react'
import { MAX_PRINTED_KEYS } from '#domain/calls/shopAdmin.ts'
import { RESERVED_FOR_MAX } from '#domain/serialKeys/keyMoves.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'

type Props = { product: string; missing: string | null; onClose: () => void; children: ReactNode }

/** Reserves keys for a school or franchisee: they are not sold, and are redeemed from the printed card. */
export function ReserveKeys({ product, missing, onClose, children }: Props) {
  const [count, setCount] = useState('24')
  const [reservedFor, setReservedFor] = useState('')
  const [requestKeyOf] = useState(newRequestKeys)
  const id = useId()
  const send = async () => {
    const wanted = Number(count)
    if (missing) return missing
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_PRINTED_KEYS)
      return `Enter a number from 1 to ${MAX_PRINTED_KEYS}.`
    if (!reservedFor.trim()) return 'Enter for whom they are.'
    const body = { product, count: wanted, reservedFor: reservedFor.trim() }
    return postCall('/keys/reserve', { ...body, requestKey: requestKeyOf(body) })
  }
  return (
    <DialogForm title="Set keys apart" submit="Set apart" send={send} onClose={onClose}>
      {(state) => (
        <>
          {children}
          <div className="panel-field">
            <label htmlFor={id}>How many keys</label>
            <input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={count}
              {...state}
              onChange={({ target }) => setCount(target.value)}
            />
          </div>
          <LimitedField
            label="For the school or franchisee"
            max={RESERVED_FOR_MAX}
            value={reservedFor}
            onChange={setReservedFor}
          />
        </>
      )}
    </DialogForm>
  )
}
