import { Link } from '@payloadcms/ui'
import { stateName } from '#domain/people/states.ts'
import type { OrderPageData } from './loadOrderPage.ts'

/** Who gets what was bought, where it goes, and who is billed. */
export function OrderPeople({ page: { order, student, can } }: { page: OrderPageData }) {
  const { address, gst } = order
  const name = student?.name || 'No name'
  return (
    <section className="panel-card order-people" aria-labelledby="order-student">
      <h2 id="order-student">Student</h2>
      <p>
        {student && can.people ? (
          <Link href={`/admin/collections/users/${student.id}`} prefetch={false}>
            {name}
          </Link>
        ) : (
          <strong>{student ? name : 'The account was deleted'}</strong>
        )}
        {student?.phone && <span>{student.phone}</span>}
        {student?.email && <span>{student.email}</span>}
      </p>
      {address && (
        <>
          <h3>Deliver to</h3>
          <address>
            <strong>{address.name}</strong>
            <span>{address.line1}</span>
            {address.line2 && <span>{address.line2}</span>}
            {address.landmark && <span>{address.landmark}</span>}
            <span>{`${address.city}, ${stateName(address.state)} ${address.pincode}`}</span>
            <span>{[address.phone, address.alternatePhone].filter(Boolean).join(', ')}</span>
          </address>
        </>
      )}
      {gst && (
        <>
          <h3>Billed to</h3>
          <p>
            <strong>{gst.legalName}</strong>
            <span>{`GSTIN ${gst.gstin}`}</span>
          </p>
        </>
      )}
    </section>
  )
}
