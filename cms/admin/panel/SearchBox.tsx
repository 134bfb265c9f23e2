'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PanelSearchHit } from '#domain/calls/panel.ts'
import { usePanelSearch } from './usePanelSearch.ts'

const KINDS: Record<PanelSearchHit['kind'], string> = {
  panel: 'Panel',
  order: 'Orders',
  person: 'People',
  page: 'Pages',
  blog: 'Blog',
  product: 'Products',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Global search over orders, people, content and pages: `/` focuses it, arrow keys select, Enter opens, Escape closes. */
export function SearchBox() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const [hearsKeys, setHearsKeys] = useState(false)
  const { hits, state } = usePanelSearch(text)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const router = useRouter()

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', focus)
    setHearsKeys(true)
    return () => window.removeEventListener('keydown', focus)
  }, [])

  const open = (hit: PanelSearchHit | undefined) => {
    if (!hit) return
    setIsOpen(false)
    setText('')
    input.current?.blur()
    router.push(hit.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setIsOpen(false)
      setText('')
      return input.current?.blur()
    }
    if (event.key === 'Enter') return open(hits[at])
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || hits.length === 0) return
    event.preventDefault()
    setAt((at + step + hits.length) % hits.length)
  }

  const shows = isOpen && text.trim() !== ''
  return (
    <search className="panel-search">
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Find an order, learner or page"
        aria-expanded={shows}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shows && hits[at] ? `${id}-${at}` : undefined}
        aria-keyshortcuts={hearsKeys ? '/' : undefined}
        placeholder="Find an order, learner or page"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className="panel-search__key" aria-hidden="true">
        /
      </span>
      {shows && (
        <div className="panel-search__list">
          <div role="listbox" id={id} aria-label="Results">
            {hits.map((hit, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
              <div
                key={`${hit.kind}${hit.href}`}
                id={`${id}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === at}
                onMouseDown={(event) => event.preventDefault()}
                onMouseEnter={() => setAt(i)}
                onClick={() => open(hit)}
              >
                {hits[i - 1]?.kind !== hit.kind && <small aria-hidden="true">{KINDS[hit.kind]}</small>}
                <span>{hit.title}</span>
                <span className="panel-muted">{hit.detail}</span>
              </div>
            ))}
          </div>
          {hits.length === 0 && (
            <p role="status">
              {state === 'loading'
                ? 'Looking …'
                : state === 'failed'
                  ? 'The search did not answer.'
                  : 'Nothing found'}
            </p>
          )}
        </div>
      )}
    </search>
  )
}
