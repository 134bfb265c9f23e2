'use client'
import { useId } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Card } from '#site/ui/Card.tsx'
import { between } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Timeline } from '#site/ui/Timeline.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { CourierLine } from './CourierLine.tsx'
import { card, contents, title } from './ParcelCard.css.ts'
import { PARCEL_BADGES } from './parcelBadges.ts'
import { parcelSteps } from './parcelSteps.ts'
import { SentAgainNote } from './SentAgainNote.tsx'
import { TrackingUpdateList } from './TrackingUpdateList.tsx'

type ParcelCardProps = {
  parcel: ParcelView
  /** The number of this parcel within its order. */
  place?: { number: number; total: number }
  /** Reloads the parcel after the person answered. */
  onChanged: () => Promise<unknown>
}

/** The state of a parcel, its courier, its tracking updates, and the choices after a failed attempt. */
export function ParcelCard({ parcel, place, onChanged }: ParcelCardProps) {
  const t = useTexts('parcels')
  const locale = useLocale()
  const id = useId()
  const { state, cashPaise, titles, canAnswer, sentAgain } = parcel
  const badgeStyle = PARCEL_BADGES[state]
  const counted =
    place && place.total > 1
      ? fillPlaceholders(t.parcelOf, { number: place.number, total: place.total })
      : t.parcel
  const name = sentAgain ? t.earlier : counted
  return (
    <Card as="section" pad="l" aria-labelledby={id} className={card} data-print="hidden">
      <div>
        <div className={between}>
          <h2 id={id} className={title}>
            {name}
          </h2>
          <Badge tone={badgeStyle.tone} icon={badgeStyle.icon}>
            {t.states[state]}
          </Badge>
        </div>
        <p className={contents}>
          <MixedText>{fillPlaceholders(t.inIt, { titles: titles.join(', ') })}</MixedText>
        </p>
      </div>
      {sentAgain ? <SentAgainNote sentAgain={sentAgain} /> : null}
      {canAnswer ? <AnswerForm key={parcel.attempts} parcel={parcel} onChanged={onChanged} /> : null}
      {cashPaise > 0 ? (
        <Banner tone="info">{fillPlaceholders(t.cash, { amount: formatInr(cashPaise) })}</Banner>
      ) : null}
      <div>
        <Timeline entries={parcelSteps(parcel, t, locale)} />
        <CourierLine parcel={parcel} />
      </div>
      <TrackingUpdateList parcel={parcel} />
    </Card>
  )
}
