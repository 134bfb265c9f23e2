'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  label: string
  opener: ReactNode
  /** Content above the entries. */
  head?: ReactNode
  isRight?: boolean
  children: ReactNode
}

/** Menu button: arrow keys move between entries, Escape and a click outside close the menu, Escape returns the focus to the button. */
export function Menu({ label, opener, head, isRight, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it opens, not on every render
  useEffect(() => {
    if (!isOpen) return
    items()[0]?.focus()
    const close = (event: MouseEvent) => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('mousedown', close)
    return () => document.removeEventListener('mousedown', close)
  }, [isOpen])

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setIsOpen(false)
      button.current?.focus()
      return
    }
    if (event.key === 'Tab') return setIsOpen(false)
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined || !isOpen) return
    event.preventDefault()
    all[(next + all.length) % all.length]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the menu inside
    <div className="panel-menu" ref={box} onKeyDown={move}>
      <button
        ref={button}
        type="button"
        className="panel-menu__opener"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {opener}
      </button>
      {isOpen && (
        <div className="panel-menu__list" data-right={isRight || undefined}>
          {head}
          <div id={id} role="menu" aria-label={label}>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
