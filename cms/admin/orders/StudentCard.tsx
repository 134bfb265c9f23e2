import { Link } from '@payloadcms/ui'
import type { User } from '#payload-types'
import { PhoneLink } from '../ui/PhoneLink.tsx'

type Props = {
  student: User | null
  /** Whether the viewer may open the person. */
  canSeePeople: boolean
  /** The related order; null for none and when the viewer may not see it. */
  order: { id: string; number: string } | null
}

/** Sidebar of a return or ticket: the student, their contact data and the related order. */
export function StudentCard({ student, canSeePeople, order }: Props) {
  const name = student?.name || 'No name'
  return (
    <section className="panel-card order-people" aria-labelledby="desk-student">
      <h2 id="desk-student">Student</h2>
      <p>
        {student && canSeePeople ? (
          <Link href={`/admin/collections/users/${student.id}`} prefetch={false}>
            {name}
          </Link>
        ) : (
          <strong>{student ? name : 'The account was deleted'}</strong>
        )}
        {student?.phone && <PhoneLink phone={student.phone} />}
        {student?.email && <span>{student.email}</span>}
      </p>
      {order && (
        <>
          <h3>Order</h3>
          <p>
            <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
              {order.number}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
