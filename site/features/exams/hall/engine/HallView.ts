import type { HallAttempt, HallPulse } from '#domain/calls/exams/tests.ts'
import type { HallState, HallStep } from '#domain/exams/attempts/hall.ts'
import type { WatchedKind } from '#domain/exams/attempts/watched.ts'
import type { RoughSheet } from '#site/data/exams/HallStore.ts'
import type { HallContent } from '#site/data/exams/packFiles.ts'
import type { ShownLanguage } from '#site/ui/richText/Typeset.tsx'
import type { SyncStatus } from './createSync.ts'

export type HallNotice = NonNullable<HallStep['notice']> | 'lateKept' | 'notKept' | 'notANumber'

/** What the screen shows of an open hall. A new object with every change. */
export type HallView = {
  hall: HallAttempt
  content: HallContent
  pulse: HallPulse
  state: HallState
  /** Sections that take answers now. */
  open: readonly string[]
  /** Questions whose last save has not reached the server. */
  waiting: ReadonlySet<string>
  /** What was just chosen or typed is saved in a moment, without a button. */
  isKeeping: boolean
  sync: SyncStatus
  isDurable: boolean
  language: ShownLanguage
  isSubmitting: boolean
  /** No answer is taken any more: submitted, or ended by the server. */
  isOver: boolean
  /** The time is over by the clock here, and the server has not said what follows. */
  isTimeUp: boolean
  /** Another device has the newer turn. */
  isTakenOver: boolean
  /** The last notice; `n` counts them. */
  notice: { n: number; kind: HallNotice } | null
  /** What the paper watched so far in this browser, by kind. */
  watched: Readonly<Partial<Record<WatchedKind, number>>>
  rough: RoughSheet
  seen: readonly string[]
}
