import { Link } from '@payloadcms/ui'
import type { User } from '#payload-types'

type Props = {
  student: User | null
  /** Whether the page of the person opens to the viewer. */
  canSeePeople: boolean
  /** The order it is about; null for none, or where the viewer does not see it. */
  order: { id: string; number: string } | null
}

/** Beside a return or a ticket: whose it is, how to reach them, and the order it is about. */
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
        {student?.phone && <span>{student.phone}</span>}
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
