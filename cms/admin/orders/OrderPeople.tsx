import { Link } from '@payloadcms/ui'
import { EditAddress } from '../addresses/EditAddress.tsx'
import { PostalAddress } from '../addresses/PostalAddress.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import type { OrderPageData } from './loadOrderPage.ts'

/** Student, delivery address and billing of an order. */
export function OrderPeople({ page }: { page: OrderPageData }) {
  const { order, student, can } = page
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
        {student?.phone && <PhoneLink phone={student.phone} />}
        {student?.email && <span>{student.email}</span>}
      </p>
      {(address || page.addressEdit) && (
        <>
          <h3>Deliver to</h3>
          {address && <PostalAddress address={address} />}
          {page.addressEdit && <EditAddress edit={page.addressEdit} />}
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
