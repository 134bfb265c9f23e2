'use client'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { ParcelCard } from './ParcelCard.tsx'

type OrderParcelsProps = { parcels: readonly ParcelView[]; onChanged: () => Promise<unknown> }

/** The parcels of an order, each with its state; those whose goods were sent again come last. */
export function OrderParcels({ parcels, onChanged }: OrderParcelsProps) {
  const current = parcels.filter(({ sentAgain }) => !sentAgain)
  const earlier = parcels.filter(({ sentAgain }) => sentAgain)
  return [
    ...current.map((parcel, index) => (
      <ParcelCard
        key={parcel.reference}
        parcel={parcel}
        place={{ number: index + 1, total: current.length }}
        onChanged={onChanged}
      />
    )),
    ...earlier.map((parcel) => <ParcelCard key={parcel.reference} parcel={parcel} onChanged={onChanged} />),
  ]
}
