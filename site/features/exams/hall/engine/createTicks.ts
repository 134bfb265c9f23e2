import type { HallAttempt, HallPulse } from '#domain/calls/exams/tests.ts'
import type { HallAction } from '#domain/exams/attempts/hall.ts'
import type { HallView } from './HallView.ts'
import { sectionsOpenAt } from './hallState.ts'

type Options = {
  view: () => HallView
  /** The attempt as this device keeps it. */
  attempt: () => HallAttempt
  /** The server's time, ms since epoch. */
  now: () => number
  /** Whether the device has slept since it was asked last. */
  noticeSleep: () => boolean
  /** Time on the question on the screen, ms. */
  spentMs: () => number
  act: (action: HallAction) => void
  show: (changes: Partial<HallView>) => void
  wake: () => void
}

/** How often `tick` is to be called, ms. */
export const TICK_MS = 500

/** Whether the time is over by the clock here. */
export const isTimeUp = ({ endsAt }: Pick<HallPulse, 'endsAt'>, now: number): boolean =>
  endsAt !== null && now >= endsAt

/** What happens in a hall because time passes: sections open and close, questions with a time of their own end. */
export function createTicks({ view, attempt, now, noticeSleep, spentMs, act, show, wake }: Options) {
  /** When the section on the screen has closed, the first question of an open one is shown. */
  function leaveClosedSection(): void {
    const { state, pulse, open } = view()
    const shown = state.questions.find(({ id }) => id === state.current)
    if (!shown || open.includes(shown.section) || pulse.state !== 'inProgress') return
    const to = state.questions.find(({ section }) => open.includes(section))
    if (to) act({ kind: 'jump', to: to.id })
  }

  /** Where each question has its own time, the next one follows when it is over. */
  function leaveTimedQuestion(): void {
    const { secondsPerQuestion, paper } = attempt()
    const { state } = view()
    const isLast = state.questions.at(-1)?.id === state.current
    if (secondsPerQuestion === null || isLast || document.visibilityState !== 'visible') return
    if (spentMs() >= secondsPerQuestion * 1000) act({ kind: paper.hall === 'safe' ? 'saveAndNext' : 'next' })
  }

  function tick(): void {
    if (noticeSleep()) wake()
    leaveTimedQuestion()
    const { pulse } = view()
    const open = sectionsOpenAt(pulse.sections, now())
    const ends = pulse.sections.map(({ to }) => to)
    // What saves itself is saved just before a section closes.
    const isClosing = ends.some((to) => to > now() && to - now() < 2 * TICK_MS + 500)
    if (isClosing) act({ kind: 'keep' })
    const isOver = isTimeUp(pulse, now())
    if (open.join() === view().open.join() && isOver === view().isTimeUp) return
    show({ open, isTimeUp: isOver })
    wake()
    leaveClosedSection()
  }

  return { tick, leaveClosedSection }
}
