import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { body, chevron, head, item, root, title as titleStyle, total as totalStyle } from './Accordion.css.ts'

/** Collapsible parts in one frame. Built on `details`: works and is searchable before any script runs. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={root}>{children}</div>
}

type AccordionItemProps = {
  title: ReactNode
  /** Shown right of the title: `7 lessons · 4 h 10 m`. */
  total?: string
  isOpen?: boolean
  /** Items with the same name close each other. */
  group?: string
  children: ReactNode
}

export function AccordionItem({ title, total, isOpen, group, children }: AccordionItemProps) {
  return (
    <details className={item} open={isOpen} name={group}>
      <summary className={head}>
        <Icon icon={ChevronRight} className={chevron} />
        <span className={titleStyle}>{title}</span>
        {total ? <span className={totalStyle}>{total}</span> : null}
      </summary>
      <div className={body}>{children}</div>
    </details>
  )
}
