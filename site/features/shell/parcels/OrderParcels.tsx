'use client'
import type { ParcelView } from '#site/data/shop/parcels.ts'
import { ParcelCard } from './ParcelCard.tsx'

type OrderParcelsProps = { parcels: readonly ParcelView[]; onChanged: () => Promise<unknown> }

/** The parcels of an order, each with its state. */
export const OrderParcels = ({ parcels, onChanged }: OrderParcelsProps) =>
  parcels.map((parcel, index) => (
    <ParcelCard
      key={parcel.reference}
      parcel={parcel}
      place={{ number: index + 1, total: parcels.length }}
      onChanged={onChanged}
    />
  ))
