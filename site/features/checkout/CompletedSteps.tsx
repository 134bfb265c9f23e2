'use client'
import type { ReactNode } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Me } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Bubble } from '#site/ui/overlays/Bubble.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { change, changeLink, done, doneRow, line, name, text } from './Details.css.ts'
import type { Destination } from './useDestination.ts'

type DoneProps = {
  me: Me | null
  /** Null while its step is open, or when nothing is shipped. */
  destination: Destination | null
  quote: QuoteView
  onChange: () => void
}

/** The completed steps, collapsed: the buyer and the address. */
export function CompletedSteps({ me, destination, quote, onChange }: DoneProps) {
  const t = useTexts('checkout')
  const addressTexts = useTexts('address')
  const locale = useLocale()
  const address = destination?.chosen ?? destination?.typed
  if (!me && !address) return null
  const reach = me ? [me.phone && phoneText(me.phone), me.email].filter(Boolean).join(' · ') : ''
  const { arrivesBy, delivery } = quote
  return (
    <Card pad="none" className={done}>
      {me ? (
        <Row
          label={t.details}
          title={me.name || reach}
          change={
            <AppLink href="/profile" className={changeLink} aria-label={t.changeDetails} prefetch={false}>
              {t.change}
            </AppLink>
          }
        >
          {me.name && reach ? reach : null}
        </Row>
      ) : null}
      {address ? (
        <Row
          label={t.address}
          title={`${addressTexts.kinds[address.kind]}, ${address.name}`}
          change={
            <PlainButton
              look="ghost"
              size="s"
              className={change}
              aria-label={t.changeAddress}
              onClick={onChange}
            >
              {t.change}
            </PlainButton>
          }
        >
          <MixedText>
            {[address.line1, address.line2, address.landmark, address.city].filter(Boolean).join(', ')}
          </MixedText>{' '}
          {address.pincode}
          {address.phone ? ` · ${phoneText(address.phone)}` : null}
          {arrivesBy
            ? ` · ${fillPlaceholders(t.arrives, { day: dayText(arrivesBy, locale) })}`
            : ` · ${t.notDeliverable}`}
          {quote.deliveryOptions.length > 1 && delivery ? (
            <>
              {' · '}
              <MixedText>{delivery.label}</MixedText>
            </>
          ) : null}
        </Row>
      ) : null}
    </Card>
  )
}

type RowProps = { label: string; title: string; change: ReactNode; children: ReactNode }

function Row({ label, title, change: button, children }: RowProps) {
  return (
    <section aria-label={label} className={doneRow}>
      <Bubble state="done" />
      <div className={text}>
        <p className={name}>
          <MixedText>{title}</MixedText>
        </p>
        {children ? <p className={line}>{children}</p> : null}
      </div>
      {button}
    </section>
  )
}
