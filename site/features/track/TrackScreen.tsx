'use client'
import { useParams } from 'next/navigation'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ParcelView, useTrackedParcel } from '#site/data/shop/shipments.ts'
import { LinkPending, LinkScreen } from '#site/features/shell/LinkScreen.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { ParcelCard } from '#site/features/shell/shipments/ParcelCard.tsx'
import { parcelHeadline } from '#site/features/shell/shipments/parcelHeadline.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { facts, title } from './TrackScreen.css.ts'

/** `/track/<token>`: the state of a parcel, for anyone with the link. */
export function TrackScreen() {
  const t = useTexts('parcels')
  const { base } = useProject()
  const { token } = useParams<{ token: string }>()
  const { parcel, error, reload } = useTrackedParcel(base, token)
  return (
    <LinkScreen>
      {parcel ? (
        <Tracked parcel={parcel} reload={reload} />
      ) : parcel === null ? (
        <EmptyState level={1} title={t.noParcel} text={t.noParcelText}>
          <LinkButton href="/orders" prefetch={false}>
            {t.yourOrders}
          </LinkButton>
        </EmptyState>
      ) : (
        <LinkPending
          texts={{ ...t, title: t.trackTitle }}
          height={420}
          hasFailed={error !== undefined}
          onRetry={() => void reload()}
        />
      )}
    </LinkScreen>
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
