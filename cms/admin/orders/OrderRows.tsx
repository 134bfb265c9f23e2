import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Row = {
  id: string
  href: string
  what: ReactNode
  about: string
  amount: ReactNode
  state: ReactNode
}

type Props = { id: string; title: string; rows: readonly Row[]; className?: string }

/** Section of the order page: related documents, each with its amount and status. Renders nothing without rows. */
export const OrderRows = ({ id, title, rows, className = '' }: Props) =>
  rows.length > 0 && (
    <section className="panel-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`order-lines ${className}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className="order-lines__what">
              <Link href={row.href} prefetch={false}>
                {row.what}
              </Link>
              <span className="panel-muted panel-small">{row.about}</span>
            </div>
            <div className="order-lines__paise">{row.amount}</div>
            <div className="order-lines__state">{row.state}</div>
          </li>
        ))}
      </ul>
    </section>
  )
