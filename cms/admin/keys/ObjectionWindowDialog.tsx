'use client'
import { useState } from 'react'
import { localTime, parseLocalTime, zoneName } from '#domain/content/localTime.ts'
import { isObjectionFee } from '#domain/exams/objections/objectionFee.ts'
import { hasTypedYear, WRONG_YEAR } from '#domain/input/typedDates.ts'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'
import type { KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  paper: string
  timeZone: string
  objectionWindow: KeyPage['objectionWindow']
  onClose: () => void
}

/** Asks until when objections are accepted, and what each costs. */
export function ObjectionWindowDialog({ paper, timeZone, objectionWindow, onClose }: Props) {
  const [until, setUntil] = useState(
    objectionWindow.until === null ? '' : localTime(objectionWindow.until, timeZone).slice(0, 16),
  )
  const [fee, setFee] = useState(
    objectionWindow.fee.paise === 0 ? '' : paiseToRupees(objectionWindow.fee.paise),
  )
  const [isRefundable, setRefundable] = useState(objectionWindow.fee.isRefundable)
  const send = async () => {
    const end = until === '' ? null : parseLocalTime(until, timeZone)
    if (until !== '' && (end === null || !hasTypedYear(end))) return { field: 'until', message: WRONG_YEAR }
    const feePaise = fee.trim() === '' ? 0 : rupeesToPaise(fee)
    if (feePaise === null || !isObjectionFee(feePaise))
      return { field: 'fee', message: 'Give an amount from ₹1 to ₹10,000, or leave it empty.' }
    const body = { paper, until: end, feePaise, isFeeRefundable: isRefundable }
    return postCall('/attempts/objectionwindow', body)
  }
  return (
    <DialogForm title="Objections" submit="Save" send={send} onClose={onClose}>
      {(_, stateOf) => (
        <>
          <p className="panel-muted">
            Students can object to keys from the solution time until the time below. Leave it empty to accept
            none.
          </p>
          <LimitedField
            label="Objections until"
            type="datetime-local"
            max={16}
            value={until}
            onChange={setUntil}
            help={zoneName(timeZone, objectionWindow.until ?? Date.now())}
            state={stateOf('until')}
          />
          <LimitedField
            label="Fee of each objection, in rupees"
            max={9}
            value={fee}
            onChange={setFee}
            help="Empty for none. Objections already raised keep their fee."
            state={stateOf('fee')}
          />
          <fieldset className="panel-choices">
            <legend>Once an objection is accepted</legend>
            <label>
              <input
                type="checkbox"
                checked={isRefundable}
                onChange={({ target }) => setRefundable(target.checked)}
              />
              Refund its fee
            </label>
          </fieldset>
        </>
      )}
    </DialogForm>
  )
}
