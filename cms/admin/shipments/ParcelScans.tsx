import { momentText } from '#domain/text/momentText.ts'
import { Badge } from '../ui/Badge.tsx'
import type { ShipmentPageData } from './loadShipmentPage.ts'
import { PARCEL_BADGES } from './parcelTexts.ts'

/** Tracking events of a parcel, newest first. */
export function ParcelScans({ page: { shipment, timeZone } }: { page: ShipmentPageData }) {
  const scans = shipment.scans.map((scan, number) => ({ ...scan, number })).toReversed()
  return (
    <section className="panel-card" aria-labelledby="parcel-story">
      <h2 id="parcel-story">Tracking updates</h2>
      {scans.length === 0 ? (
        <p className="panel-muted">No tracking updates yet.</p>
      ) : (
        <ol className="order-story" reversed>
          {scans.map(({ number, at, state, text, place, source, by, undone }) => (
            <li key={number}>
              <p>
                {undone ? (
                  <s>{PARCEL_BADGES[undone].text}</s>
                ) : (
                  <strong>{state ? PARCEL_BADGES[state].text : text}</strong>
                )}
                {source === 'staff' && <Badge text={undone ? 'Undone' : 'By hand'} tone="plain" />}
              </p>
              {(state || undone) && text && <p className="order-story__words">{text}</p>}
              <p className="panel-muted panel-small">
                <time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>
                {place && ` · ${place}`}
                {by && ` · ${by}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
