'use client'
import clsx from 'clsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRouter } from 'next/navigation'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { QUERY_LENGTH } from '#domain/search/queryLength.ts'
import { cutQuery, searchHref } from '#site/data/catalogue/search.ts'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import type { ListKeys } from './ListKeys.ts'
import { clear, field, form, input, looks } from './SearchField.css.ts'

const loadSuggestions = () => import('./Suggestions.tsx').then((m) => ({ default: m.Suggestions }))
const Suggestions = lazy(loadSuggestions)

type SearchFieldProps = {
  /** In the header, on a page, or filling a sheet. */
  look: keyof typeof looks
  inputRef?: RefObject<HTMLInputElement | null>
  defaultValue?: string
  placeholder?: string
  /** Shown at the end of an empty field. */
  hint?: ReactNode
  /** The list is below the field and always visible. */
  isInSheet?: boolean
  /** Called when a link is followed. */
  onLeave?: () => void
}

/** The search as a form that works without scripts; suggestions load when the field is first used. */
export function SearchField(props: SearchFieldProps) {
  const { look, inputRef, defaultValue = '', placeholder, hint, isInSheet = false, onLeave } = props
  const t = useTexts('shell')
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const listId = useId()
  const localRef = useRef<HTMLInputElement>(null)
  const ref = inputRef ?? localRef
  const [text, setText] = useState(defaultValue)
  const [isUsed, setIsUsed] = useState(isInSheet)
  const [isOpen, setIsOpen] = useState(isInSheet)
  const [active, setActive] = useState<string | null>(null)
  const [hasList, setHasList] = useState(false)
  const keys = useRef<ListKeys>(null)
  // The query belongs to the page of its results: the header clears it on the next page.
  const path = useProjectPath()
  const [shownOn, setShownOn] = useState(path)
  if (path !== shownOn) {
    setShownOn(path)
    if (look === 'header' && path !== '/search') setText('')
  }

  const open = () => {
    if (!isUsed) void import('#site/data/catalogue/useSearch.ts').then(({ warmSearch }) => warmSearch(base))
    setIsUsed(true)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(isInSheet)
    setActive(null)
  }
  const leave = () => {
    close()
    ref.current?.blur()
    onLeave?.()
  }
  const type = (next: string) => {
    setText(next)
    setActive(null)
    open()
  }
  const empty = () => {
    type('')
    ref.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (keys.current?.(event)) {
      event.preventDefault()
    } else if (event.key === 'Escape' && (isOpen || text) && !isInSheet) {
      event.preventDefault()
      if (isOpen) close()
      else setText('')
    } else if (event.key === 'ArrowDown') open()
  }
  const isListed = isOpen && hasList

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form inside has the role that `search` would give
    <div
      role="search"
      // The page's own field is in addition to that of the header.
      aria-label={look === 'page' ? t.searchFor : undefined}
      className={clsx(form, looks[look])}
      onPointerEnter={() => void loadSuggestions().catch(() => undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form
        action={toHref('/search')}
        method="get"
        className={field}
        onSubmit={(event) => {
          event.preventDefault()
          const q = cutQuery(text)
          if (!q) return
          router.push(toHref(searchHref({ q })))
          leave()
        }}
      >
        <Icon icon={Search} size="m" />
        <input
          ref={ref}
          className={input}
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={open}
          onKeyDown={onKeyDown}
          maxLength={QUERY_LENGTH}
          placeholder={placeholder ?? t.searchFor}
          aria-label={t.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && active ? `${listId}-${active}` : undefined}
        />
        {text ? (
          <button type="button" className={clear} aria-label={t.clear} onClick={empty}>
            <Icon icon={X} size="s" />
          </button>
        ) : (
          hint
        )}
      </form>
      {isUsed && isOpen ? (
        <Suspense fallback={null}>
          <Suggestions
            listId={listId}
            text={text}
            active={active}
            onActive={setActive}
            onList={setHasList}
            onLeave={leave}
            keys={keys}
            isInSheet={isInSheet}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
