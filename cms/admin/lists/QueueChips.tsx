'use client'
import { Link } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ShowAll } from './ShowAll.tsx'

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
  const nav = useRef<HTMLElement>(null)
  // On phones the queues are one line, scrolled sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another queue is current when the address changes
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2
  }, [path, here])
  const done = queues.find((queue) => queue.isWork && queue.count === 0 && isCurrent(queue))
  return (
    <>
      <nav ref={nav} className="panel-chips order-queues" aria-label="Queues">
        {queues.map((queue) => {
          const { id, href, label, count, isWork } = queue
          const link = {
            href,
            'aria-current': isCurrent(queue) ? ('page' as const) : undefined,
            children: (
              <>
                {label}
                <span className="order-queues__count" data-waits={isWork && count > 0}>
                  {count.toLocaleString('en-IN')}
                </span>
              </>
            ),
          }
          return path.endsWith(href) ? (
            <ShowAll key={id} {...link} />
          ) : (
            <Link key={id} prefetch={false} {...link} />
          )
        })}
        {canAdd && (
          <Link className="order-queues__add" href="/admin/add-orders" prefetch={false}>
            Add an order
          </Link>
        )}
      </nav>
      {done && <p className="panel-empty queue-done">{`${done.label}: nothing waits.`}</p>}
    </>
  )
}
