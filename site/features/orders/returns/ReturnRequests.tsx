'use client'
import clsx from 'clsx'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { refundDestination } from '#domain/returns/refundDestination.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { type ReturnRow, withdrawReturn } from '#site/data/shop/returns.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { cardTitle } from '../OrderView.css.ts'
import { figure, message, quiet, request, requestHead } from './Returns.css.ts'
import { keptParts, refundedParts, returnTitle } from './refundedParts.ts'
import { returnAnchor } from './returnAnchor.ts'

type RequestsProps = { order: WholeOrder; returns: readonly ReturnRow[]; onDone: () => Promise<unknown> }

/** The return requests of an order and their state; nothing when there is none. */
export function ReturnRequests({ order, returns, onDone }: RequestsProps) {
  const { requests } = useTexts('returns')
  if (returns.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="returns" data-print="hidden">
      <h2 id="returns" className={cardTitle}>
        {requests}
      </h2>
      <ul>
        {returns.map((row) => (
          <li key={row.id} id={returnAnchor(row)} className={request}>
            <Request order={order} row={row} onDone={onDone} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const TONES = { done: 'success', refused: 'danger', withdrawn: 'neutral' } as const

function Request({ order, row, onDone }: Omit<RequestsProps, 'returns'> & { row: ReturnRow }) {
  const t = useTexts('returns')
  const orders = useTexts('orders')
  const locale = useLocale()
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const { confirm } = useMessageDialogs()
  const [isBusy, setIsBusy] = useState(false)
  const { state, paidPaise, creditsPaise, answer } = row
  const parts = refundedParts(row, order.lines, t)
  const kept = keptParts(row, order.lines, t)
  const withdraw = async () => {
    if (!(await confirm({ title: t.withdrawQuestion, text: returnTitle(row, order.lines, t) }))) return
    setIsBusy(true)
    const withdrawal = await withdrawReturn(base, String(row.id))
    await onDone().catch(() => undefined)
    setIsBusy(false)
    showSnackbar(withdrawal.message, withdrawal.apiSuccess ? undefined : { severity: 'error' })
  }
  const destination = refundDestination({ gateway: order.gateway, isCredits: row.way === 'credits' })
  const facts = [
    dayText(state === 'withdrawn' ? row.changedAt : row.requestedAt, locale),
    paidPaise > 0 ? fillPlaceholders(t.backTo[destination], { paid: formatInr(paidPaise) }) : null,
    creditsPaise > 0 ? fillPlaceholders(t.backCredits, { credits: formatInr(creditsPaise) }) : null,
  ]
  const isOnItsWay = paidPaise > 0 && destination === 'source' && (state === 'refunding' || state === 'done')
  return (
    <>
      <div className={requestHead}>
        <b>
          <MixedText>{returnTitle(row, order.lines, t)}</MixedText>
        </b>
        <Badge tone={TONES[state as keyof typeof TONES] ?? 'info'}>{t.states[state]}</Badge>
      </div>
      <p className={quiet}>{facts.filter(Boolean).join(' · ')}</p>
      {isOnItsWay ? <p className={quiet}>{orders.refundTakes}</p> : null}
      {parts.length > 0 ? (
        <dl>
          {parts.map(({ id, label, paise }) => (
            <div key={id} className={clsx(figure, quiet)}>
              <dt>
                <MixedText>{label}</MixedText>
              </dt>
              <dd>{formatInr(paise)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {kept.length > 0 ? (
        <p className={clsx(quiet, message)}>
          <MixedText>{kept.join('\n')}</MixedText>
        </p>
      ) : null}
      {state === 'requested' ? <p className={quiet}>{t.underReview}</p> : null}
      {answer ? (
        <p className={clsx(quiet, message)}>
          <MixedText>{answer}</MixedText>
        </p>
      ) : null}
      {state === 'requested' || state === 'approved' ? (
        <div>
          <Button look="outline" size="s" isPending={isBusy} onPress={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </div>
      ) : null}
    </>
  )
}
