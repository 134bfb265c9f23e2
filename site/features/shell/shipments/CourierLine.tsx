'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { link } from '#site/ui/layout.css.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { number } from './ParcelCard.css.ts'

/** The courier of a parcel, its tracking number, and a link to the courier's tracking page. */
export function CourierLine({ parcel: { awb, courierName, trackingUrl } }: { parcel: ParcelView }) {
  const t = useTexts('parcels')
  const showSnackbar = useSnackbar()
  if (!awb) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(awb)
      showSnackbar(t.copied)
    } catch {
      showSnackbar(t.notCopied)
    }
  }
  return (
    <p className={number}>
      <span>
        {courierName ? `${courierName} · ` : ''}
        {t.awb} <b>{awb}</b>
      </span>
      <Button
        look="ghost"
        size="s"
        aria-label={fillPlaceholders(t.copyAwb, { awb })}
        onPress={() => void copy()}
      >
        {t.copy}
      </Button>
      {trackingUrl ? (
        <a className={link} href={trackingUrl} target="_blank" rel="noreferrer">
          {t.atCourier} <span className="sr-only">{t.opensNew}</span>
        </a>
      ) : null}
    </p>
  )
}
