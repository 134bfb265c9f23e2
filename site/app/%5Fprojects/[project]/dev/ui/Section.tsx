import type { ReactNode } from 'react'
import { stacks } from '#site/ui/layout.css.ts'
import { caption, clipped, group, groupTitle } from './page.css.ts'

/** One group of components, with an address of its own. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={groupTitle}>
        {title}
      </h2>
      <div className={stacks.l}>{children}</div>
    </section>
  )
}

/** A state with its name over it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={stacks.s}>
      <p className={caption}>{name}</p>
      {children}
    </div>
  )
}

/** Shows the head of what would be very long, and hides nothing that is too wide from a test. */
export function Clipped({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className={caption}>{name}</p>
      <div className={clipped} data-stress={name}>
        {children}
      </div>
    </div>
  )
}
