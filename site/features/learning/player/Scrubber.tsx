'use client'
import type { ChapterMark } from '#domain/learning/chapterMarks.ts'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { type PlayClock, usePlaySecond } from './PlayClock.ts'
import { chapterTick, range, root } from './Scrubber.css.ts'

type ScrubberProps = {
  clock: PlayClock
  lengthS: number
  chapters: readonly ChapterMark[]
  onSeek: (seconds: number) => void
}

/** Where the player is, as a slider with a mark at each chapter. */
export function Scrubber({ clock, lengthS, chapters, onSeek }: ScrubberProps) {
  const t = useTexts('player')
  const second = usePlaySecond(clock)
  const done = lengthS > 0 ? Math.min(100, (second / lengthS) * 100) : 0
  const chapter = chapters.findLast(({ atS }) => atS <= second)
  const spoken = fillPlaceholders(t.at, { time: playTime(second), length: playTime(lengthS) })
  return (
    <div className={root}>
      <input
        type="range"
        className={range}
        min={0}
        max={Math.max(1, Math.floor(lengthS))}
        step={1}
        value={second}
        disabled={lengthS === 0}
        aria-label={t.position}
        aria-valuetext={chapter ? `${spoken}, ${chapter.title}` : spoken}
        style={{ backgroundSize: `${done}% 100%` }}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      {lengthS > 0
        ? chapters
            .filter(({ atS }) => atS > 0 && atS < lengthS)
            .map(({ atS }) => (
              <span key={atS} className={chapterTick} style={{ left: `${(atS / lengthS) * 100}%` }} />
            ))
        : null}
    </div>
  )
}
