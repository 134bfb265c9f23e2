'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useCloseOnBack } from './useCloseOnBack.ts'

type Props = {
  title: string
  /** Whether it needs room for a list or a table. */
  isWide?: boolean
  children: ReactNode
  onClose: () => void
}

/** A modal dialog with a focus trap; restores the focus and closes on Escape and on Back. Mounted while it is open. */
export function Dialog({ title, isWide = false, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])
  useCloseOnBack(onClose)
  // A portal to the body, since forms must not be nested in the form of the document.
  return createPortal(
    <dialog
      ref={dialog}
      className={`people-dialog panel ${isWide ? 'people-dialog--wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
