import type { ReactNode } from 'react'
import { stacks } from '#site/ui/layout.css.ts'
import { caption, clipped, group, groupTitle } from './page.css.ts'

/** One group of components, with its own anchor. */
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

/** A state with its name above it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={stacks.s}>
      <p className={caption}>{name}</p>
      {children}
    </div>
  )
}

/** Shows the beginning of very long content; content that is too wide is not hidden from tests. */
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
