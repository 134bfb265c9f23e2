'use client'
import { useState } from 'react'
import type { PayoutTarget } from '#domain/calls/referral.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { requestPayout } from '#site/data/shop/referral.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useProof } from '#site/features/shell/proof/useProof.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Radio, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { usePayoutForm } from './usePayoutForm.ts'
import { form as formStyle } from './WalletStatement.css.ts'

type DialogProps = {
  availablePaise: number
  leastPaise: number
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Requests a payout of earnings: amount and account. Needs a fresh code when it is sent. */
export function PayoutDialog({ availablePaise, leastPaise, onDone, onClose }: DialogProps) {
  const { refer: t, amount } = useTexts('wallets')
  const { base } = useProject()
  const show = useSnackbar()
  const form = usePayoutForm(availablePaise, leastPaise)
  const { withProof, dialog } = useProof()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const body = form.request()
    if (!body || isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await withProof(t.askFor, () => requestPayout(base, body))
    setIsBusy(false)
    if (answer === null) return
    if (!('apiSuccess' in answer) || !answer.apiSuccess) return setProblem(answer.message)
    await onDone().catch(() => undefined)
    show(answer.message)
    onClose()
  }
  const field = (name: keyof typeof form.values, label: string, help?: string) => (
    <TextField
      label={label}
      value={form.values[name]}
      onChange={form.set(name)}
      help={help}
      error={form.problemOf(name)}
      autoComplete="off"
      spellCheck="false"
      maxLength={120}
    />
  )
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t.payout}
        description={fillPlaceholders(t.payoutText, { least: formatInr(leastPaise) })}
      >
        <form
          noValidate
          className={formStyle}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextField
            label={amount}
            value={form.rupees}
            onChange={form.setRupees}
            inputMode="decimal"
            maxLength={12}
            error={
              form.isAmountWrong
                ? fillPlaceholders(t.amountWrong, {
                    least: formatInr(leastPaise),
                    most: formatInr(availablePaise),
                  })
                : undefined
            }
          />
          <RadioGroup
            label={t.to}
            look="row"
            value={form.kind}
            onChange={(kind) => form.setKind(kind as PayoutTarget['kind'])}
          >
            <Radio value="upi">{t.upi}</Radio>
            <Radio value="bank">{t.bank}</Radio>
          </RadioGroup>
          {form.kind === 'upi' ? (
            field('upiId', t.upiId)
          ) : (
            <>
              {field('account', t.account)}
              {field('ifsc', t.ifsc)}
            </>
          )}
          {field('name', t.name)}
          {field('pan', t.pan, t.panHelp)}
          {problem ? (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          ) : null}
          <Button type="submit" size="l" isBlock isPending={isBusy}>
            {t.ask}
          </Button>
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
