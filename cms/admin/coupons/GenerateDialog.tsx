'use client'
import { type ReactNode, useId, useState } from 'react'
import { MAX_GENERATED } from '#domain/calls/shopAdmin.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { newRequestKeys, type RequestKeyOf } from '../ui/newRequestKeys.ts'
import type { Answered } from '../ui/panelClient.ts'

type Props = {
  title: string
  what: string
  /** Label of the optional prefix field; absent when the codes take no prefix. */
  prefix?: string
  call: (count: number, prefix: string, requestKeyOf: RequestKeyOf) => Promise<Answered>
  children?: ReactNode
  missing?: string | null
  onClose: () => void
}

/** Dialog that generates codes or keys on the server. The same request sent twice generates no more. */
export function GenerateDialog({ title, what, prefix, call, children, missing = null, onClose }: Props) {
  const [count, setCount] = useState('100')
  const [beginning, setBeginning] = useState('')
  const [requestKeyOf] = useState(newRequestKeys)
  const id = useId()

  async function make() {
    const wanted = Number(count)
    if (missing) return missing
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_GENERATED)
      return `Enter a number from 1 to ${MAX_GENERATED.toLocaleString('en-IN')}.`
    return call(wanted, beginning, requestKeyOf)
  }

  return (
    <DialogForm title={title} submit={title} busy="Making…" send={make} onClose={onClose}>
      {(state) => (
        <>
          {children}
          <div className="panel-field">
            <label htmlFor={id}>{`How many ${what}`}</label>
            <input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={count}
              {...state}
              onChange={(event) => setCount(event.target.value)}
            />
          </div>
          {prefix && (
            <LimitedField
              label={prefix}
              max={20}
              value={beginning}
              onChange={(typed) => setBeginning(typed.toUpperCase())}
              help={`Such as ${beginning || 'NEWS-'}K7QM2XWE9R. May stay empty.`}
            />
          )}
        </>
      )}
    </DialogForm>
  )
}
