'use client'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { type Cue, cuesOf, findCues } from '#domain/learning/webVtt.ts'
import { countedText } from '#domain/text/counted.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'
import { time } from './NotesPanel.css.ts'
import { type PlayClock, usePlaySecond } from './PlayClock.ts'
import { cue as cueStyle, cues as cuesStyle, head } from './TranscriptPanel.css.ts'

type TranscriptPanelProps = {
  captions: readonly { language: 'en' | 'hi'; src: string }[]
  clock: PlayClock
  onSeek: (seconds: number) => void
}

const NONE: readonly Cue[] = []

async function loadCues([base, path]: readonly [string, string]): Promise<readonly Cue[]> {
  const response = await fetch(`${base}${path}`)
  if (!response.ok) throw new Error(`captions answered ${response.status}`)
  return cuesOf(await response.text())
}

/** What is said, from the captions: it can be searched, follows the player, and each line goes to its second. */
export function TranscriptPanel({ captions, clock, onSeek }: TranscriptPanelProps) {
  const t = useTexts('player')
  const locale = useLocale()
  const { base } = useProject()
  const [language, setLanguage] = useState(
    () => (captions.find((one) => one.language === locale) ?? captions[0])?.language,
  )
  const [search, setSearch] = useState('')
  // Addresses are renewed; what was read stays.
  const [first] = useState(captions)
  const src = first.find((one) => one.language === language)?.src
  const { data = NONE, error } = useSWR(src ? ([base, src] as const) : null, loadCues, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const shown = search.trim() === '' ? data : findCues(data, search)
  return (
    <>
      <div className={head}>
        <TextField label={t.searchTranscript} value={search} onChange={setSearch} type="search" />
        {first.length > 1 ? (
          <ToggleGroup
            label={t.language}
            options={first.map((one) => ({ id: one.language, label: t.languages[one.language] }))}
            value={language ?? null}
            onChange={setLanguage}
          />
        ) : null}
      </div>
      <p className={search.trim() === '' ? 'sr-only' : undefined} role="status">
        {error ? t.failed : search.trim() === '' ? '' : countedText(locale, t.found, shown.length)}
      </p>
      <Lines
        cues={shown}
        clock={clock}
        language={language}
        isFollowing={search.trim() === ''}
        onSeek={onSeek}
      />
    </>
  )
}

type LinesProps = {
  cues: readonly Cue[]
  clock: PlayClock
  language: string | undefined
  isFollowing: boolean
  onSeek: (seconds: number) => void
}

function Lines({ cues, clock, language, isFollowing, onSeek }: LinesProps) {
  const second = usePlaySecond(clock)
  const current = cues.findLast(({ fromS }) => fromS <= second + 0.5)
  const box = useRef<HTMLOListElement>(null)
  const line = useRef<HTMLLIElement>(null)
  const at = current?.fromS
  // Scrolls the list alone, never the page.
  useEffect(() => {
    if (!isFollowing || at === undefined || !box.current || !line.current) return
    box.current.scrollTop = line.current.offsetTop - box.current.clientHeight / 3
  }, [at, isFollowing])
  return (
    <ol ref={box} className={cuesStyle} lang={language}>
      {cues.map((cue) => (
        <li key={`${cue.fromS} ${cue.text}`} ref={cue === current ? line : undefined}>
          <button
            type="button"
            className={cueStyle}
            aria-current={cue === current || undefined}
            onClick={() => onSeek(cue.fromS)}
          >
            <span className={time}>{playTime(cue.fromS)}</span>
            <span>{cue.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
