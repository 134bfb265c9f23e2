'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'

/** In a returned or lost parcel: the note that its goods were resent, with a link to the new parcel. */
export function SentAgainNote({ sentAgain }: { sentAgain: NonNullable<ParcelView['sentAgain']> }) {
  const t = useTexts('parcels')
  const { parcel } = sentAgain
  return (
    <Banner tone="info">
      {parcel ? fillPlaceholders(t.inNewParcel, { reference: parcel.reference }) : t.packedAgain}{' '}
      {parcel ? (
        <AppLink href={`/track/${parcel.token}`} prefetch={false}>
          {t.trackNew}
        </AppLink>
      ) : null}
    </Banner>
  )
}
