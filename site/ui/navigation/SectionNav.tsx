'use client'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { list, tab } from './Tabs.css.ts'

type SectionNavProps = { label: string; items: readonly { id: string; label: string }[]; className?: string }

/** Links to the parts of a page that look like tabs; the part in view is marked. */
export function SectionNav({ label, items, className }: SectionNavProps) {
  const [current, setCurrent] = useState(items[0]?.id)
  const ids = items.map(({ id }) => id).join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return (
    <nav aria-label={label} className={clsx(list, className)}>
      {items.map((item) => (
        <a
          key={item.id}
          href={`#${item.id}`}
          className={tab}
          aria-current={item.id === current ? 'true' : undefined}
        >
          {item.label}
        </a>
      ))}
    </nav>
  )
}
