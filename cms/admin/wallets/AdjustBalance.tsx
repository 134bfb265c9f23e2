'use client'
import { useId, useRef, useState } from 'react'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'

type Kind = 'credits' | 'funds'
type Direction = 'in' | 'out'

/** Texts, path and parameters of the call, by kind of wallet. */
const WORDS = {
  credits: {
    in: { button: 'Give credits', title: 'Give {name} credits', submit: 'Give', kind: 'give' },
    out: { button: 'Take credits', title: 'Take credits from {name}', submit: 'Take', kind: 'take' },
    why: 'Why, which the student reads',
    path: '/wallets/move',
    whose: 'student',
  },
  funds: {
    in: { button: 'Add funds', title: 'Add funds for {name}', submit: 'Add', kind: 'add' },
    out: { button: 'Take funds', title: 'Take funds from {name}', submit: 'Take', kind: 'take' },
    why: 'Why, which the franchisee reads',
    path: '/franchisee/adminfunds',
    whose: 'franchisee',
  },
} as const

type Props = { kind: Kind; owner: string; name: string; isSmall?: boolean }

/** Adds to or deducts from a wallet, with a note that its owner reads. */
export function AdjustBalance({ kind, owner, name, isSmall = false }: Props) {
  const [open, setOpen] = useState<Direction | null>(null)
  const words = WORDS[kind]
  const small = isSmall ? 'order-small-button' : ''
  return (
    <div className="panel-actions">
      <button
        type="button"
        className={`panel-button ${isSmall ? small : 'panel-button--primary'}`}
        onClick={() => setOpen('in')}
        aria-label={isSmall ? `${words.in.button}: ${name}` : undefined}
      >
        {words.in.button}
      </button>
      {!isSmall && (
        <button type="button" className="panel-button" onClick={() => setOpen('out')}>
          {words.out.button}
        </button>
      )}
      {open && <MoveDialog kind={kind} way={open} owner={owner} name={name} onClose={() => setOpen(null)} />}
    </div>
  )
}

type DialogProps = Omit<Props, 'isSmall'> & { way: Direction; onClose: () => void }

function MoveDialog({ kind, way, owner, name, onClose }: DialogProps) {
  const id = useId()
  const [rupees, setRupees] = useState('')
  const [note, setNote] = useState('')
  // Idempotency key, renewed when amount or note change, so that a repeated submit moves money once.
  const key = useRef({ of: '', name: '' })
  const { why, path, whose, ...ways } = WORDS[kind]
  const { title, submit, kind: move } = ways[way]
  const send = async () => {
    const amount = rupeesToPaise(rupees)
    if (amount === null || amount < 1) return { field: 'amount', message: 'Enter an amount of rupees' }
    if (note.trim().length < 3) return { field: 'note', message: 'Say in a few words why' }
    const of = JSON.stringify([amount, note.trim()])
    if (key.current.of !== of) key.current = { of, name: crypto.randomUUID() }
    const body = { kind: move, amount, note: note.trim(), idempotencyKey: key.current.name }
    return postCall(path, { [whose]: owner, ...body })
  }
  return (
    <DialogForm
      title={title.replace('{name}', name)}
      submit={submit}
      isDanger={way === 'out'}
      send={send}
      onClose={onClose}
    >
      {(_, stateOf) => (
        <>
          <div className="panel-field">
            <label htmlFor={`${id}-amount`}>Rupees</label>
            <input
              id={`${id}-amount`}
              inputMode="decimal"
              autoComplete="off"
              value={rupees}
              onChange={({ target }) => setRupees(target.value)}
              {...stateOf('amount')}
            />
          </div>
          <LimitedField label={why} max={200} value={note} onChange={setNote} state={stateOf('note')} />
        </>
      )}
    </DialogForm>
  )
}
