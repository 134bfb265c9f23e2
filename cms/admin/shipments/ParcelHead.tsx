import { Link } from '@payloadcms/ui'
import { idOf } from '#database/idOf.ts'
import { COURIER_NAMES } from '#domain/shipments/couriers.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import { momentText } from '#domain/text/momentText.ts'
import { Badge } from '../ui/Badge.tsx'
import type { ShipmentPageData } from './loadShipmentPage.ts'
import { answerText, PARCEL_BADGES } from './parcelTexts.ts'

/** Summary of a parcel: its status, and notices that need attention. */
export function ParcelHead({ page }: { page: ShipmentPageData }) {
  const { shipment, timeZone, isPart, undo, readdressedAt, sentAgain } = page
  const { state, packedAt, packedBy, courier, courierName, courierTask, lastError, answer, returnState } =
    shipment
  const by = courierName ?? COURIER_NAMES[courier]
  return (
    <div className="order-head">
      <p className="order-head__badges">
        <Badge {...PARCEL_BADGES[state]} />
        {courierTask && <Badge text="Waiting for the courier's system" tone="info" />}
        {returnState === 'open' && <Badge text="To decide" tone="danger" />}
      </p>
      <p className="panel-muted">
        {packedAt
          ? `Packed ${momentText(packedAt, timeZone)}${packedBy ? ` by ${packedBy}` : ''} · ${by}`
          : by}
      </p>
      {readdressedAt !== null && (
        <p className="panel-note">
          {`The delivery address changed ${momentText(readdressedAt, timeZone)}, after packing. `}
          <Link href={`/admin/collections/shipments/${shipment.id}/slip`} prefetch={false}>
            Print the slip again
          </Link>
        </p>
      )}
      {sentAgain && (
        <p className="panel-note">
          {sentAgain === 'waits'
            ? 'Its goods are sent again and wait to be packed. '
            : 'Its goods were sent again. '}
          <Link href={`/admin/collections/orders/${idOf(shipment.order)}`} prefetch={false}>
            {`Open order ${shipment.orderNumber}`}
          </Link>
        </p>
      )}
      {lastError && (
        <p className="panel-note" role="alert">
          {lastError}
        </p>
      )}
      {answer && state === 'attemptFailed' && (
        <p className="panel-note">
          <strong>The student says: </strong>
          {answerText(answer.answer)}
          {answer.sentAt === 0 && '. Tell the courier.'}
          {answer.sentAt === null && '. It is being sent to the courier.'}
          {answer.sentAt !== null && answer.sentAt > 0 && '. The courier knows.'}
        </p>
      )}
      {undo && 'problem' in undo && (
        <p className="panel-muted">{PARCEL_STAFF_TEXTS.notUndoneBecause[undo.problem]}</p>
      )}
      {isPart && <p className="panel-note">You see the goods in this parcel that are assigned to you.</p>}
    </div>
  )
}
