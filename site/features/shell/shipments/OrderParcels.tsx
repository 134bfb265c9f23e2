'use client'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { ParcelCard } from './ParcelCard.tsx'

type OrderParcelsProps = { parcels: readonly ParcelView[]; onChanged: () => Promise<unknown> }

/** Parcels of an order, each with its state; one whose goods were sent again has no number among them. */
export const OrderParcels = ({ parcels, onChanged }: OrderParcelsProps) =>
  parcels.map((parcel, index) => (
    <ParcelCard
      key={parcel.reference}
      parcel={parcel}
      {...(parcel.sentAgain ? {} : { place: { number: index + 1, total: parcels.length } })}
      onChanged={onChanged}
    />
  ))
