'use client'
import { useEffect, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { isTransferReference } from '#domain/orders/transferReference.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { startPaying, submitTransfer } from '#site/data/shop/payOrder.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { useProject } from '../ProjectContext.tsx'
import { box, details, sent, title } from './TransferBox.css.ts'

type TransferBoxProps = {
  order: {
    id: string | number
    number: string
    payablePaise: number
    /** Until when its items are reserved. */
    heldUntil?: string | number | null
  }
}

const MAX_LENGTH = 60

/** The account and reference text for a bank transfer, and a field for its transaction reference. */
export function TransferBox({ order: { id, number, payablePaise, heldUntil } }: TransferBoxProps) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const locale = useLocale()
  const [instructions, setInstructions] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    void startPaying(base, String(id), 'bankTransfer').then((start) => {
      if (isGone || start.state !== 'open' || start.checkout.kind !== 'transfer') return
      setInstructions(start.checkout.instructions)
    })
    return () => {
      isGone = true
    }
  }, [base, id])

  const submit = async () => {
    const typed = reference.trim()
    if (!typed) return setError(t.referenceMissing)
    if (!isTransferReference(typed)) return setError(t.referenceWrong)
    setIsSending(true)
    const { isTaken, message } = await submitTransfer(base, String(id), typed)
    setIsSending(false)
    setError(isTaken ? null : message)
    if (isTaken) setAnswer(message)
  }
  return (
    <Card as="section" pad="l" aria-labelledby="transfer" className={box}>
      <h2 id="transfer" className={title}>
        {fillPlaceholders(t.transferOf, { amount: formatInr(payablePaise) })}
      </h2>
      {instructions ? (
        <p className={details}>
          <MixedText>{instructions}</MixedText>
        </p>
      ) : null}
      <p>{fillPlaceholders(t.transferText, { number })}</p>
      {heldUntil ? <p>{fillPlaceholders(t.transferBy, { day: dayText(heldUntil, locale) })}</p> : null}
      {answer ? (
        <Banner tone="success" role="status">
          {answer}
        </Banner>
      ) : (
        <form
          noValidate
          className={sent}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSending) void submit()
          }}
        >
          <TextField
            label={t.reference}
            help={t.referenceHelp}
            value={reference}
            onChange={setReference}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            validationBehavior="aria"
            error={error ?? undefined}
          />
          <div>
            <Button type="submit" look="outline" isPending={isSending}>
              {t.submitReference}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
