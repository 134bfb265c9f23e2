import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { formatDay } from './formatDay.ts'

const ON_THE_WAY: readonly ParcelView['state'][] = ['pickedUp', 'inTransit', 'outForDelivery']
/** States that are shown before all others; the first one that a parcel is in. */
const URGENT = ['attemptFailed', 'lost', 'rtoInitiated'] as const satisfies ParcelView['state'][]

/** The state of shipped parcels in one line; null while none is on its way. One whose goods were sent again no longer counts. */
export function parcelHeadline(
  all: readonly ParcelView[],
  t: Texts['parcels'],
  locale: Locale,
): string | null {
  const parcels = all.filter(({ sentAgain }) => !sentAgain)
  const urgent = URGENT.find((state) => parcels.some((parcel) => parcel.state === state))
  if (urgent) {
    // After a failed delivery attempt a parcel may have a new expected day.
    const next = parcels.find(({ state }) => state === urgent)?.expectedOn
    return next ? fillPlaceholders(t.newAttempt, { day: formatDay(next, locale) }) : t.states[urgent]
  }
  const moving = parcels.filter(({ state }) => ON_THE_WAY.includes(state))
  const last = moving
    .flatMap(({ expectedOn }) => expectedOn ?? [])
    .toSorted()
    .at(-1)
  if (last) return fillPlaceholders(t.arriving, { day: formatDay(last, locale) })
  return moving.some(({ state }) => state === 'outForDelivery') ? t.states.outForDelivery : null
}
