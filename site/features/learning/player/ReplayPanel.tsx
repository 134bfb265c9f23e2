'use client'
import { memo, useEffect, useMemo, useRef } from 'react'
import { playTime } from '#domain/learning/chapterMarks.ts'
import type { OwnReplay } from '#domain/live/replay.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Meter } from '#site/ui/Meter.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { pollOptionLabel } from '../pollOptionLabel.ts'
import { time } from './NotesPanel.css.ts'
import { type PlayClock, usePlaySecond } from './PlayClock.ts'
import { bars, entries, entry, jump, said, who } from './ReplayPanel.css.ts'

type Line = OwnReplay['lines'][number]
type Poll = OwnReplay['polls'][number]
type Entry = { key: string; atS: number; line?: Line; poll?: Poll }

type ReplayPanelProps = { replay: OwnReplay; clock: PlayClock; onSeek: (seconds: number) => void }

/** The chat of a live class beside its recording: it follows the player, and each entry goes to its second. */
export function ReplayPanel({ replay, clock, onSeek }: ReplayPanelProps) {
  const t = useTexts('player')
  const second = usePlaySecond(clock)
  const list = useMemo(() => inOrder(replay), [replay])
  const current = list.findLast(({ atS }) => atS <= second)
  const box = useRef<HTMLOListElement>(null)
  const latest = useRef(onSeek)
  latest.current = onSeek
  const seek = useRef((seconds: number) => latest.current(seconds))
  const key = current?.key
  // Scrolls the list alone, never the page.
  useEffect(() => {
    const line = key ? box.current?.querySelector<HTMLElement>('[aria-current]') : null
    if (!box.current || !line) return
    box.current.scrollTop = line.offsetTop + line.offsetHeight - box.current.clientHeight * 0.8
  }, [key])
  return (
    <ol ref={box} className={entries} aria-label={t.replay}>
      {list.map((one) => (
        <EntryRow key={one.key} entry={one} isCurrent={one === current} onSeek={seek.current} />
      ))}
    </ol>
  )
}

const inOrder = ({ lines, polls }: OwnReplay): Entry[] =>
  [
    ...lines.map((line, index): Entry => ({ key: `line ${index}`, atS: line.atS, line })),
    ...polls.map((poll, index): Entry => ({ key: `poll ${index}`, atS: poll.atS, poll })),
  ].sort((a, b) => a.atS - b.atS)

type EntryRowProps = { entry: Entry; isCurrent: boolean; onSeek: (seconds: number) => void }

const EntryRow = memo(function EntryRow({ entry: { atS, line, poll }, isCurrent, onSeek }: EntryRowProps) {
  const t = useTexts('player')
  return (
    <li className={entry} aria-current={isCurrent || undefined}>
      <button
        type="button"
        className={time}
        aria-label={fillPlaceholders(t.goTo, { time: playTime(atS) })}
        onClick={() => onSeek(atS)}
      >
        {playTime(atS)}
      </button>
      {line ? <LineText line={line} onSeek={onSeek} /> : null}
      {poll ? <PollResult poll={poll} /> : null}
    </li>
  )
})

function LineText({ line, onSeek }: { line: Line; onSeek: (seconds: number) => void }) {
  const t = useTexts('player')
  const chat = useTexts('liveChat')
  const name = line.isTeacher ? fillPlaceholders(t.ofTeacher, { name: line.name }) : line.name
  const { answeredAtS } = line
  return (
    <div className={said}>
      <p className={who}>{line.kind === 'question' ? `${name} · ${chat.question}` : name}</p>
      <p>
        <MixedText>{line.text}</MixedText>
      </p>
      {answeredAtS === null ? null : (
        <button type="button" className={jump} onClick={() => onSeek(answeredAtS)}>
          {fillPlaceholders(t.answeredAt, { time: playTime(answeredAtS) })}
        </button>
      )}
    </div>
  )
}

function PollResult({ poll: { text, options, right, own } }: { poll: Poll }) {
  const t = useTexts('player')
  const chat = useTexts('liveChat')
  const locale = useLocale()
  const all = options.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={said}>
      <p className={who}>{countedText(locale, t.pollOf, all)}</p>
      <p>
        <MixedText>{text}</MixedText>
      </p>
      <div className={bars}>
        {options.map((option, index) => (
          <Meter
            key={option.text}
            label={pollOptionLabel(chat, option.text, { isOwn: index === own, isRight: index === right })}
            tone={index === right ? 'success' : 'primary'}
            value={option.count}
            max={Math.max(all, 1)}
            text={`${all === 0 ? 0 : Math.round((option.count / all) * 100)}%`}
          />
        ))}
      </div>
    </div>
  )
}
