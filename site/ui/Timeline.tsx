import type { ReactNode } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { Bubble } from './overlays/Bubble.tsx'
import { item, title as titleStyle, when as whenStyle } from './Timeline.css.ts'

export type TimelineEntry = {
  /** `waiting`: the next step needs an action of a person. */
  state: 'done' | 'failed' | 'waiting' | 'current' | 'todo'
  title: string
  when?: string
  detail?: ReactNode
}

const bubbles = {
  done: 'done',
  failed: 'failed',
  waiting: 'empty',
  current: 'current',
  todo: 'empty',
} as const
const stateTexts = {
  done: 'done',
  failed: 'failed',
  waiting: 'waiting',
  current: 'now',
  todo: 'expected',
} as const

/** Past and coming events, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTexts('ui')
  return (
    <ol>
      {entries.map((entry) => (
        <li key={`${entry.title} ${entry.when}`} className={item} data-state={entry.state}>
          <Bubble state={bubbles[entry.state]} />
          <div>
            <p className={titleStyle}>
              <span className="sr-only">{t[stateTexts[entry.state]]}: </span>
              {entry.title}
            </p>
            {entry.when ? <p className={whenStyle}>{entry.when}</p> : null}
            {entry.detail}
          </div>
        </li>
      ))}
    </ol>
  )
}
