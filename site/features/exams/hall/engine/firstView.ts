import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import type { KeptHall, WaitingSave } from '#site/data/exams/HallStore.ts'
import type { HallContent } from '#site/data/exams/packFiles.ts'
import type { HallView } from './HallView.ts'
import { restoredState, sectionsOpenAt } from './hallState.ts'

/** What a hall shows when it is opened, at a moment of the server's clock. */
export const firstView = (
  kept: KeptHall,
  waiting: readonly WaitingSave[],
  content: HallContent,
  isDurable: boolean,
  now: number,
): HallView => ({
  hall: kept.hall,
  content,
  pulse: kept.hall,
  state: restoredState(kept, waiting, now),
  open: sectionsOpenAt(kept.hall.sections, now),
  waiting: new Set(waiting.map(({ question }) => question)),
  isKeeping: false,
  sync: 'idle',
  isDurable,
  language: kept.language,
  isSubmitting: kept.isSubmitting,
  isOver: !isResumable(kept.hall.state),
  isTimeUp: false,
  isTakenOver: false,
  notice: null,
  watched: {},
  rough: kept.rough,
  seen: kept.seen,
})
