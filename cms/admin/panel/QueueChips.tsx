'use client'
import { Link } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'

type Queue = { id: string; label: string; href: string; count: number; isWork: boolean }

const filtersOf = (params: URLSearchParams): string[] =>
  [...params.entries()]
    .filter(([name]) => name.startsWith('where'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()

/** Queues as filters of the list; those with pending work are marked. */
export function QueueChips({ queues, canAdd }: { queues: Queue[]; canAdd: boolean }) {
  const [path, params] = [usePathname(), useSearchParams()]
  const here = filtersOf(new URLSearchParams(params.toString())).join()
  const isCurrent = ({ href }: Queue) => {
    const [list = '', query = ''] = href.split('?')
    return path.endsWith(list) && filtersOf(new URLSearchParams(query)).join() === here
  }
  return (
    <nav className="panel-chips order-queues" aria-label="Queues">
      {queues.map((queue) => (
        <Link
          key={queue.id}
          href={queue.href}
          prefetch={false}
          aria-current={isCurrent(queue) ? 'page' : undefined}
        >
          {queue.label}
          <span className="order-queues__count" data-waits={queue.isWork && queue.count > 0}>
            {queue.count.toLocaleString('en-IN')}
          </span>
        </Link>
      ))}
      {canAdd && (
        <Link className="order-queues__add" href="/admin/add-orders" prefetch={false}>
          Add an order
        </Link>
      )}
    </nav>
  )
}
