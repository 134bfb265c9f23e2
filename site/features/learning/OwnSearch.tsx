'use client'
import BookOpen from 'lucide-react/icons/book-open'
import FileText from 'lucide-react/icons/file-text'
import ListTree from 'lucide-react/icons/list-tree'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import type { OwnFound } from '#domain/calls/learning/ownSearch.ts'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { QUERY_LENGTH } from '#domain/search/queryLength.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useOwnSearch } from '#site/data/account/ownSearch.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useDebouncedValue } from '#site/features/shell/useDebouncedValue.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { facts, hit, icon, list, name, root, status, words } from './OwnSearch.css.ts'

const TYPING_MS = 250
const ICONS = { course: BookOpen, section: ListTree, lesson: FileText, note: NotebookPen }

/** A search in what the student may open, above `children`; what it finds is shown in their place. */
export function OwnSearch({ uid, children }: { uid: string; children: ReactNode }) {
  const t = useTexts('learning')
  const [text, setText] = useState('')
  const query = useDebouncedValue(text.trim(), TYPING_MS)
  return (
    <div className={root}>
      <search>
        <TextField
          type="search"
          label={t.searchOwn}
          help={t.searchOwnHelp}
          affix={<Icon icon={Search} />}
          value={text}
          maxLength={QUERY_LENGTH}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText('')
          }}
        />
      </search>
      {text.trim() === '' ? children : <Results uid={uid} query={query} />}
    </div>
  )
}

function Results({ uid, query }: { uid: string; query: string }) {
  const t = useTexts('learning')
  const locale = useLocale()
  const { base } = useProject()
  const { found, error, reload } = useOwnSearch(base, uid, query)
  if (error && !found)
    return (
      <div className={status} role="alert">
        <p>{t.searchFailed}</p>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </div>
    )
  return (
    <>
      <p className={status} role="status">
        {!found
          ? t.loading
          : found.length > 0
            ? countedText(locale, t.searchFound, found.length)
            : fillPlaceholders(t.searchNothing, { query })}
      </p>
      {found && found.length > 0 ? (
        <ul className={list} aria-label={t.searchResults}>
          {found.map((one) => (
            <li key={`${one.kind} ${one.class} ${one.lesson} ${one.atS ?? one.page} ${one.title}`}>
              <Hit found={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Hit({ found }: { found: OwnFound }) {
  const t = useTexts('learning')
  const { kind, title, where, lesson, atS, page } = found
  const at = page ? fillPlaceholders(t.notePage, { page }) : atS ? playTime(atS) : null
  const place = [t.searchKinds[kind], where, at]
  return (
    <AppLink
      className={hit}
      href={lesson ? `/learn/${found.class}/${lesson}` : `/learn/${found.class}`}
      prefetch={false}
    >
      <Icon icon={ICONS[kind]} className={icon} />
      <span className={words}>
        <span className={name}>
          <MixedText>{title}</MixedText>
        </span>
        <span className={facts}>
          <MixedText>{place.filter(Boolean).join(' · ')}</MixedText>
        </span>
      </span>
    </AppLink>
  )
}
