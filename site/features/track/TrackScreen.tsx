'use client'
import clsx from 'clsx'
import { useParams } from 'next/navigation'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ParcelView, useTrackedParcel } from '#site/data/shop/shipments.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { ParcelCard } from '#site/features/shell/shipments/ParcelCard.tsx'
import { parcelHeadline } from '#site/features/shell/shipments/parcelHeadline.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { facts, page, title } from './TrackScreen.css.ts'

/** `/track/<token>`: the state of a parcel, for anyone with the link. */
export function TrackScreen() {
  const t = useTexts('parcels')
  const { base } = useProject()
  const { token } = useParams<{ token: string }>()
  const { parcel, error, reload } = useTrackedParcel(base, token)
  return (
    <div className={clsx(container, screenful)}>
      <div className={page}>
        {parcel ? (
          <Tracked parcel={parcel} reload={reload} />
        ) : parcel === null ? (
          <EmptyState level={1} title={t.noParcel} text={t.noParcelText}>
            <LinkButton href="/orders" prefetch={false}>
              {t.yourOrders}
            </LinkButton>
          </EmptyState>
        ) : error ? (
          <ErrorState level={1} title={t.failed} text={t.failedText}>
            <Button look="outline" onPress={() => void reload()}>
              {t.retry}
            </Button>
          </ErrorState>
        ) : (
          <>
            <h1 className={title}>{t.trackTitle}</h1>
            <Skeleton height={420} radius={12} />
          </>
        )}
      </div>
    </div>
  )
}

function Tracked({ parcel, reload }: { parcel: ParcelView; reload: () => Promise<unknown> }) {
  const t = useTexts('parcels')
  const locale = useLocale()
  const { state, orderNumber, sentAgain } = parcel
  const where = parcelHeadline([parcel], t, locale) ?? t.states[state]
  return (
    <>
      <div>
        <h1 className={title}>{sentAgain ? t.sentAgain : where}</h1>
        <p className={facts}>{fillPlaceholders(t.trackOrder, { number: orderNumber })}</p>
      </div>
      <ParcelCard parcel={parcel} onChanged={reload} />
    </>
  )
}
