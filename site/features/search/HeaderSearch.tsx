'use client'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as iconButton } from '#site/ui/IconButton.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { key, narrow, wide } from './HeaderSearch.css.ts'
import { SearchField } from './SearchField.tsx'

const loadSheet = () => import('./SearchSheet.tsx').then((m) => ({ default: m.SearchSheet }))
const SearchSheet = lazy(loadSheet)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The search field of the header; without room for it, a button that opens a sheet. `/` focuses it. */
export function HeaderSearch() {
  const t = useTexts('shell')
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
      if ([...dialogs].some((dialog) => dialog.checkVisibility())) return
      event.preventDefault()
      if (input.current?.checkVisibility()) input.current.focus()
      else {
        setWasOpened(true)
        setIsOpen(true)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div className={wide}>
        <SearchField
          look="header"
          inputRef={input}
          hint={
            <span className={key} aria-hidden="true">
              /
            </span>
          }
        />
      </div>
      <AppLink
        href="/search"
        className={`${iconButton} ${narrow}`}
        aria-label={t.search}
        prefetch={false}
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
      >
        <Icon icon={Search} />
      </AppLink>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
