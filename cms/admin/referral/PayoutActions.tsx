'use client'
import { useState } from 'react'
import type { PayoutTarget } from '#domain/calls/referral.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  row: {
    id: string
    name: string
    /** Amount to transfer, net of withheld tax. */
    amount: string
  }
}

/** Actions on a payout: show the bank account after a fresh code, mark as paid, reject. */
export function PayoutActions({ row: { id, name, amount } }: Props) {
  const [open, setOpen] = useState<'pay' | 'refuse' | null>(null)
  const [target, setTarget] = useState<PayoutTarget | null>(null)
  const [problem, setProblem] = useState('')
  const close = () => setOpen(null)
  const show = async () => {
    const answer = await postCall<{ target: PayoutTarget }>('/referral/paytarget', { id })
    if (answer.apiSuccess) setTarget(answer.target)
    setProblem(answer.apiSuccess ? '' : answer.message)
  }
  return (
    <>
      <div className="panel-actions">
        <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen('pay')}>
          It is paid
        </button>
        <button type="button" className="panel-button" onClick={show}>
          Show where it goes
        </button>
        <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('refuse')}>
          Refuse
        </button>
      </div>
      <p role="alert" className="panel-field__error">
        {problem}
      </p>
      {target && <PayTo target={target} />}
      {open === 'pay' && (
        <ConfirmDialog
          title={`Was ${amount} transferred to ${name}?`}
          text="Enter the reference of the transfer, which they read too. You may be asked for a fresh code."
          field={{ label: 'Reference', max: 80 }}
          submit="It is paid"
          call={(reference) => postCall('/referral/decidepayout', { id, act: 'pay', reference })}
          onClose={close}
        />
      )}
      {open === 'refuse' && (
        <ConfirmDialog
          title={`Refuse this payout of ${name}?`}
          text="The money is theirs to ask for again. Say why, so that they understand it."
          field={{ label: 'What they read', isLong: true, max: 300 }}
          submit="Refuse"
          isDanger
          call={(answer) => postCall('/referral/decidepayout', { id, act: 'refuse', answer })}
          onClose={close}
        />
      )}
    </>
  )
}

const PayTo = ({ target }: { target: PayoutTarget }) => {
  const facts =
    target.kind === 'upi'
      ? [['UPI ID', target.upiId]]
      : [
          ['Account', target.account],
          ['IFSC', target.ifsc],
        ]
  return (
    <section className="panel-card referral-card" aria-labelledby="payout-target">
      <h2 id="payout-target">Where it goes</h2>
      <dl className="order-amounts">
        {[['Name', target.name], ...facts, ['PAN', target.pan ?? 'None given']].map(([fact, text]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
