'use client'
import { Link } from '@payloadcms/ui'
import type { BatchCapacity } from '#domain/calls/batches.ts'
import { useCall } from './useCall.ts'

const COLUMNS = ['seats', 'taken', 'held', 'offered', 'waiting', 'left'] as const
const LABELS: Record<(typeof COLUMNS)[number], string> = {
  seats: 'Seats',
  taken: 'Taken',
  held: 'Being paid',
  offered: 'Offered',
  waiting: 'Waiting',
  left: 'Left',
}

/** Above the list of batches: the seats of all that are not over. */
export function CapacityReport() {
  const { answer } = useCall<{ batches: BatchCapacity[] }>('/seats/report')
  if (!answer || answer.batches.length === 0) return null
  return (
    <details className="panel-card">
      <summary>Seats of all batches</summary>
      <section className="panel-scroll" aria-label="Seats, scroll sideways">
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Batch</th>
              <th scope="col">Product</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="panel-number">
                  {LABELS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.batches.map((batch) => (
              <tr key={batch.id}>
                <th scope="row">
                  <Link href={`/admin/collections/batches/${batch.id}`} prefetch={false}>
                    {batch.title}
                  </Link>
                </th>
                <td>{batch.product}</td>
                {COLUMNS.map((column) => (
                  <td key={column} className="panel-number">
                    {batch[column] ?? 'Any number'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
