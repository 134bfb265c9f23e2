'use client'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { cutQuery } from '#site/data/catalogue/search.ts'
import { reportMiss, useSearch } from '#site/data/catalogue/useSearch.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useDebouncedValue } from '#site/features/shell/useDebouncedValue.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import type { ListKeys } from './ListKeys.ts'
import { OptionRow } from './OptionRow.tsx'
import { answerGroups, nextActive, recentGroups, type SearchOption } from './options.ts'
import { forgetSearches, readRecent, rememberSearch } from './recentSearches.ts'
import { forget, group, groupHead, groupLabel, list, note, panel, panelInSheet } from './Suggestions.css.ts'

const TYPING_MS = 120
/** Debounce of the announcement of results, ms: after this long without a key press. */
const STOPPED_MS = 1500

type SuggestionsProps = {
  listId: string
  text: string
  /** The option that is active by arrow keys. */
  active: string | null
  onActive: (id: string | null) => void
  /** Called with whether there are suggestions. */
  onList: (hasList: boolean) => void
  onLeave: () => void
  keys: RefObject<ListKeys | null>
  isInSheet: boolean
}

/** Suggestions while typing, and recent searches: a list controlled by the arrow keys of the field. */
export function Suggestions(props: SuggestionsProps) {
  const { listId, text, active, onActive, onList, onLeave, keys, isInSheet } = props
  const t = useTexts('search')
  const locale = useLocale()
  const { base, slug } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const typed = cutQuery(text)
  const q = useDebouncedValue(typed, TYPING_MS)
  const stopped = useDebouncedValue(q, STOPPED_MS)
  const { answer, isLoading, hasFailed } = useSearch(base, q)
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => setRecent(readRecent(slug)), [slug])

  const groups = !typed ? recentGroups(recent, t) : answer ? answerGroups(q, answer, t) : []
  const options = groups.flatMap((optionGroup) => optionGroup.options)
  const isEmpty = Boolean(typed && answer && answer.total === 0 && !isLoading && q === typed)

  useEffect(() => {
    if (isEmpty && stopped === typed) reportMiss(base, typed)
  }, [isEmpty, stopped, typed, base])
  useEffect(() => onList(options.length > 0), [options.length, onList])

  const chosen = (option: SearchOption) => {
    rememberSearch(slug, option.type === 'hit' ? typed : option.q)
    onLeave()
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      onActive(nextActive(options, active, event.key === 'ArrowDown' ? 1 : -1))
      return options.length > 0
    }
    if (event.key !== 'Enter') return false
    const option = options.find(({ id }) => id === active)
    if (!option) {
      rememberSearch(slug, typed)
      return false
    }
    router.push(toHref(option.href))
    chosen(option)
    return true
  }
  useEffect(() => {
    keys.current = onKey
    return () => {
      keys.current = null
    }
  })
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const announcement = spokenNote({ isEmpty, hasFailed, typed, q, total: answer?.total }, t, locale)
  if (!typed && recent.length === 0) return isInSheet ? <p className={note}>{t.whatToSearch}</p> : null
  return (
    <div className={isInSheet ? panelInSheet : panel}>
      <p className={isEmpty || hasFailed ? note : 'sr-only'} role="status">
        {announcement}
      </p>
      {options.length > 0 ? (
        <div id={listId} role="listbox" aria-label={t.suggestions} className={list}>
          {groups.map(({ label, options: groupOptions }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
            <div key={label} role="group" aria-label={label} className={group}>
              <div className={groupHead} aria-hidden="true">
                <span className={groupLabel}>{label}</span>
              </div>
              {groupOptions.map((option) => (
                <OptionRow
                  key={option.id}
                  id={`${listId}-${option.id}`}
                  option={option}
                  isActive={option.id === active}
                  onChoose={() => chosen(option)}
                />
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {!typed ? (
        <button
          type="button"
          className={forget}
          onClick={() => {
            forgetSearches(slug)
            setRecent([])
          }}
        >
          {t.clearRecent}
        </button>
      ) : null}
    </div>
  )
}

type ListState = { isEmpty: boolean; hasFailed: boolean; typed: string; q: string; total: number | undefined }

function spokenNote(
  { isEmpty, hasFailed, typed, q, total }: ListState,
  t: Texts['search'],
  locale: Locale,
): string {
  if (hasFailed) return t.failed
  if (isEmpty) return fillPlaceholders(t.nothingFor, { q: typed })
  if (!typed || total === undefined || q !== typed) return ''
  return countedText(locale, t.results, total)
}
