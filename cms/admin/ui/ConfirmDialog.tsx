'use client'
import { useState } from 'react'
import { DialogForm } from './DialogForm.tsx'
import { LimitedField } from './LimitedField.tsx'
import type { Answered } from './panelClient.ts'

type Props = {
  title: string
  text: string
  /** An optional text input. */
  field?: {
    label: string
    initial?: string
    isLong?: boolean
    max: number
    /** Help below the field for the typed text. */
    help?: (typed: string) => string | null
  }
  /** Label of an optional checkbox, initially off. */
  choice?: string
  submit: string
  isDanger?: boolean
  call: (typed: string, isChosen: boolean) => Promise<Answered>
  onClose: () => void
}

/** Confirms an action, with an optional text input and checkbox, and reports its outcome. */
export function ConfirmDialog({ title, text, field, choice, submit, isDanger, call, onClose }: Props) {
  const [typed, setTyped] = useState(field?.initial ?? '')
  const [isChosen, setChosen] = useState(false)

  const send = () => call(typed.trim(), isChosen)
  return (
    <DialogForm title={title} submit={submit} isDanger={isDanger} send={send} onClose={onClose}>
      {(state) => (
        <>
          <p className="panel-muted">{text}</p>
          {field && (
            <LimitedField
              label={field.label}
              max={field.max}
              value={typed}
              onChange={setTyped}
              state={state}
              {...(field.isLong ? { rows: 4 } : {})}
              isSuggested={field.initial !== undefined && !field.isLong}
              help={field.help?.(typed.trim())}
            />
          )}
          {choice && (
            <label className="order-choice">
              <input type="checkbox" checked={isChosen} onChange={() => setChosen(!isChosen)} />
              {choice}
            </label>
          )}
        </>
      )}
    </DialogForm>
  )
}
