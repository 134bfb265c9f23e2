'use client'
import X from 'lucide-react/icons/x'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSheetOnBack } from '#site/ui/overlays/useSheetOnBack.ts'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import { grabber, sheetHead, sheetTitle } from './CatalogueScreen.css.ts'

/** The last choice clicked in the open sheet: its page renders the list again, and the sheet with it. */
let pressed: { choice: string; at: number } | null = null

/** Maximum time for that page to load; after it the person is somewhere else. */
const MAX_MS = 15_000

type FilterSheetProps = { title: string; className: string; children: ReactNode }

/**
 * The filters of a list: beside it on desktops, on phones a sheet that stays open from choice to choice until
 * the person closes it or shows the results.
 */
export function FilterSheet({ title, className, children }: FilterSheetProps) {
  const { close } = useTexts('ui')
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useSheetOnBack(isOpen, () => sheet.current?.hidePopover())
  useLayoutEffect(() => {
    const last = pressed
    pressed = null
    if (!last || Date.now() - last.at > MAX_MS) return
    // Where the focus returns when the sheet is closed.
    document
      .querySelector<HTMLElement>('[popovertarget="filters"]:not([popovertargetaction])')
      ?.focus({ preventScroll: true })
    sheet.current?.showPopover()
    sheet.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(last.choice)}"]`)?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles of the element support a name
    <div
      ref={sheet}
      id="filters"
      popover="auto"
      role={isOpen ? 'dialog' : 'navigation'}
      aria-label={title}
      className={className}
      onToggle={(event) => {
        setIsOpen(event.newState === 'open')
        // Closed before the page was loaded: it does not reopen.
        if (event.newState === 'closed') pressed = null
      }}
      onClickCapture={({ target }) => {
        const choice =
          target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset.choice
        pressed = choice && sheet.current?.matches(':popover-open') ? { choice, at: Date.now() } : null
      }}
    >
      <div className={grabber} />
      <div className={sheetHead}>
        <p className={sheetTitle}>{title}</p>
        <PlainIconButton icon={X} label={close} onClick={() => sheet.current?.hidePopover()} />
      </div>
      {children}
    </div>
  )
}
