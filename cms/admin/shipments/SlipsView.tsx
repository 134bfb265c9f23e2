import type { AdminViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { type Sender, senderOf } from '../../operations/shipments/senderOf.ts'
import { waitingParcels } from '../../operations/shipments/waitingParcels.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { PrintButton } from './PrintButton.tsx'
import { Slip } from './Slip.tsx'

const idsIn = (value: string | string[] | undefined): string[] => [
  ...new Set(
    String(value ?? '')
      .split(',')
      .filter(Boolean),
  ),
]

/** Printable labels and packing slips, one sheet per parcel: `?parcels=<ids>`, `?orders=<ids>`, or all packed parcels. */
export async function SlipsView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, searchParams }) => {
    const named = { parcels: idsIn(searchParams.parcels), orders: idsIn(searchParams.orders) }
    const parcels = await waitingParcels(req, named, 'view')
    const projects = [...new Set(parcels.map(({ shipment }) => idOf(shipment.project) as string))]
    const senders = new Map<string, Sender>()
    for (const project of projects) senders.set(project, await senderOf(req.payload, project))
    return (
      <>
        <header className="panel-head slip-hidden">
          <div>
            <h1>Packing slips</h1>
            <p>
              {parcels.length === 0
                ? 'No parcel is packed and waits for the courier.'
                : parcels.length === 1
                  ? 'One parcel, on a sheet of its own.'
                  : `${parcels.length} parcels, each on a sheet of its own.`}
            </p>
          </div>
          {parcels.length > 0 && <PrintButton />}
        </header>
        {parcels.map(({ shipment, isPart }) => (
          <Slip
            key={shipment.id}
            shipment={shipment}
            isPart={isPart}
            sender={senders.get(idOf(shipment.project) as string) as Sender}
          />
        ))}
      </>
    )
  })
}
