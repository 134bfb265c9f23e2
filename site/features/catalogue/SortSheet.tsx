'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useSheetOnBack } from '#site/ui/overlays/useSheetOnBack.ts'

type SortSheetProps = { title: string; className: string; children: ReactNode }

/** Opens under its button, on phones as a sheet. */
export function SortSheet({ title, className, children }: SortSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useSheetOnBack(isOpen, () => sheet.current?.hidePopover())
  return (
    <nav
      ref={sheet}
      id="sort"
      popover="auto"
      aria-label={title}
      className={className}
      onToggle={(event) => setIsOpen(event.newState === 'open')}
    >
      {children}
    </nav>
  )
}
