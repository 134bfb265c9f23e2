import type { AnswersResponse, HallPulse } from '#domain/calls/exams/tests.ts'
import {
  type HallAction,
  type HallQuestion,
  type HallState,
  hallStep,
  savesItself,
} from '#domain/exams/attempts/hall.ts'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import type { ClockSample } from '#domain/exams/attempts/serverClock.ts'
import type { WatchedKind } from '#domain/exams/attempts/watched.ts'
import type { CheckAnswer, ExamCalls } from '#site/data/exams/examCalls.ts'
import type {
  HallStore,
  KeptHall,
  RoughSheet,
  WaitingReport,
  WaitingSave,
} from '#site/data/exams/HallStore.ts'
import type { HallContent } from '#site/data/exams/packFiles.ts'
import type { ShownLanguage } from '#site/ui/richText/Typeset.tsx'
import { createArrivals } from './createArrivals.ts'
import { createClock } from './createClock.ts'
import { createDoubleTaps } from './createDoubleTaps.ts'
import { createStopwatch } from './createStopwatch.ts'
import { createSync, isSettled, type SyncStatus } from './createSync.ts'
import { createTicks, isTimeUp, TICK_MS } from './createTicks.ts'
import { firstView } from './firstView.ts'
import type { HallNotice, HallView } from './HallView.ts'
import { sectionsOpenAt } from './hallState.ts'
import { isFitDraft } from './isFitDraft.ts'
import { isVisit } from './isVisit.ts'
import { nextSave, withSave } from './nextSave.ts'
import type { HallFiles } from './openFiles.ts'

type Options = {
  calls: ExamCalls
  store: HallStore
  kept: KeptHall
  waiting: readonly WaitingSave[]
  /** Pages of written answers; null where there are none. */
  files: HallFiles | null
  content: HallContent
  /** Null without a network: then the device's clock counts until the server has answered. */
  sample: ClockSample | null
  steady: () => number
}

/** After this long without a change, the safe hall saves a draft automatically. */
const KEEP_MS = 800

/**
 * An open hall: its state, its queue, its clock. Every change is stored on the device before it is sent. `stop` ends
 * its timers.
 */
export function createHall(options: Options) {
  const { calls, store, files, content, steady } = options
  let { kept } = options
  const { key, attempt } = kept
  const listeners = new Set<() => void>()
  const clock = createClock(steady, options.sample)
  const stopwatch = createStopwatch(steady)
  const isSecondTap = createDoubleTaps(steady)
  /** Sequence of the last save of each question that was not acknowledged. */
  const unsent = new Map(options.waiting.map(({ question, sequence }) => [question, sequence]))
  /** Questions of which an answer or a page has not reached the server. */
  const waitingNow = (): Set<string> => new Set([...unsent.keys(), ...(files?.waiting() ?? [])])
  let writing: Promise<void> = Promise.resolve()
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  const { now } = clock
  let view: HallView = {
    ...firstView(kept, options.waiting, content, store.isDurable, now()),
    waiting: waitingNow(),
  }
  const show = (changes: Partial<HallView>): void => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }
  const notify = (kind: HallNotice): void => show({ notice: { n: (view.notice?.n ?? 0) + 1, kind } })

  const sync = createSync({
    calls,
    store,
    key,
    attempt,
    steady,
    present: () => ({
      epoch: kept.epoch,
      current: view.state.current || null,
      // Pages are sent first: after the submission the student may close the device.
      isSubmitting: view.isSubmitting && !files?.waiting().length,
      leftMs: view.pulse.endsAt === null || view.isOver ? null : view.pulse.endsAt - now(),
    }),
    onStatus: (status: SyncStatus) => {
      if (status !== view.sync) show({ sync: status })
    },
    onPulse,
    onOutcomes,
    onSubmitted: () => void write({ isSubmitting: false }),
  })

  /** Writes the hall, and what belongs to the same change; later writes follow in order. */
  function write(
    changes: Partial<KeptHall>,
    more: { save?: WaitingSave; report?: WaitingReport } = {},
  ): Promise<void> {
    kept = { ...kept, ...changes }
    const hall = kept
    writing = writing
      .then(() => store.keep(hall, more))
      .catch(() => undefined)
      .then(() => {
        if (store.isDurable !== view.isDurable) show({ isDurable: store.isDurable })
      })
    return writing
  }

  const withTime = (question: string, more: number): Record<string, number> => ({
    ...kept.spentMs,
    [question]: Math.round((kept.spentMs[question] ?? 0) + more),
  })
  const spentOn = (question: string) => withTime(question, stopwatch.restart())
  const spentNow = (): number => (kept.spentMs[view.state.current] ?? 0) + stopwatch.passed()

  function onPulse(pulse: HallPulse, sample: ClockSample): void {
    clock.measure(sample)
    const open = sectionsOpenAt(pulse.sections, now())
    const { sections, endsAt, state, epoch, pause, messages } = pulse
    void write({ hall: { ...kept.hall, sections, endsAt, state, epoch, pause, messages } })
    const isTakenOver = epoch > kept.epoch
    show({ pulse, open, isOver: !isResumable(state), isTimeUp: isTimeUp(pulse, now()), isTakenOver })
    if (isTakenOver && view.waiting.size === 0) stop()
    else leaveClosedSection()
    if (!isTakenOver && !view.isOver) void arrivals.take(pulse)
  }

  const arrivals = createArrivals({
    calls,
    attempt,
    device: () => store.device(),
    kept: () => kept,
    state: () => view.state,
    isWaiting: (question) => unsent.has(question),
    onTaken: (state, hall) => {
      show({ state })
      void write({ hall })
    },
  })

  function onOutcomes(outcomes: AnswersResponse['outcomes']): void {
    for (const { question, sequence, outcome } of outcomes)
      if (isSettled(outcome) && unsent.get(question) === sequence) unsent.delete(question)
    show({ waiting: waitingNow() })
    if (outcomes.some(({ outcome }) => outcome === 'closed' || outcome === 'unfit')) notify('notKept')
    else if (outcomes.some(({ outcome }) => outcome === 'late')) notify('lateKept')
  }

  function stop(): void {
    clearInterval(ticking)
    clearTimeout(keepTimer)
    sync.stop()
    files?.stop()
  }

  function act(action: HallAction): void {
    if (view.isTakenOver || view.isOver || view.isSubmitting || view.pulse.state === 'paused') return
    if (isSecondTap(action.kind)) return
    clearTimeout(keepTimer)
    const { paper, isForwardOnly } = kept.hall
    const isFit = isFitDraft(view.state.draft)
    if (!isFit && action.kind === 'keep') return
    if (!isFit && (action.kind === 'saveAndNext' || action.kind === 'saveAndMark')) {
      notify('notANumber')
      return
    }
    // What is no number is dropped, like a draft in the strict hall.
    const saved = view.state.questions.find(({ id }) => id === view.state.current)?.saved ?? null
    const before = isFit || action.kind === 'choose' ? view.state : { ...view.state, draft: saved }
    const rules = { hall: paper.hall, isForwardOnly, open: sectionsOpenAt(view.pulse.sections, now()) }
    const { state, save, notice } = hallStep(before, action, rules)
    const left = before.questions.find(({ id }) => id === before.current)
    // A visit is sent to the server too, so that another device shows it.
    const isNewVisit = !save && state.current !== before.current && left && !hasSave(left.id)
    const changed = save ?? (isNewVisit && rules.open.includes(left.section) ? left : null)
    const spentMs = state.current === before.current && !save ? kept.spentMs : spentOn(before.current)
    const local = {
      current: state.current,
      draft: state.draft,
      spentMs,
      visited: state.questions.filter(({ isVisited }) => isVisited).map(({ id }) => id),
    }
    show({ state, open: rules.open, isKeeping: action.kind === 'choose' && isToKeep(state) })
    if (notice) notify(notice)
    else if (!isFit && action.kind !== 'choose' && action.kind !== 'clear') notify('draftDropped')
    if (changed) {
      const was = before.questions.find(({ id }) => id === changed.id)
      saveOf(changed, local, action.kind !== 'clear' && isVisit(was, changed, kept.hall.saves))
    } else void write(local)
    if (action.kind === 'choose') keepLater()
  }

  /** Whether the draft on the screen is saved without a button, after a moment. */
  const isToKeep = (state: HallState): boolean => {
    const { hall, hasInstantFeedback } = kept.hall.paper
    return !hasInstantFeedback && savesItself(state, hall) && isFitDraft(state.draft)
  }

  function keepLater(): void {
    if (isToKeep(view.state)) keepTimer = setTimeout(() => act({ kind: 'keep' }), KEEP_MS)
  }

  const hasSave = (question: string): boolean => kept.hall.saves.some((save) => save.question === question)

  function saveOf(
    { id, saved, isMarked }: Pick<HallQuestion, 'id' | 'saved' | 'isMarked'>,
    local: Partial<KeptHall> & Pick<KeptHall, 'spentMs'>,
    isVisit: boolean,
  ): void {
    const said = { question: id, answer: saved, isMarked, ...(isVisit ? { isVisit } : {}) }
    const save = nextSave(kept, said, local.spentMs)
    unsent.set(id, save.sequence)
    void files?.settle(id, [saved])
    show({ waiting: waitingNow(), sync: view.sync === 'idle' ? 'sending' : view.sync })
    void write({ ...local, ...withSave(kept, save) }, { save: { ...save, hall: key } }).then(sync.wake)
  }

  /** Saves that the question on the screen was read, and for how long, where nothing else of it was saved. */
  function saveVisit(): void {
    const shown = view.state.questions.find(({ id }) => id === view.state.current)
    if (!shown || hasSave(shown.id) || !sectionsOpenAt(view.pulse.sections, now()).includes(shown.section))
      return
    saveOf(shown, { spentMs: spentOn(shown.id) }, true)
  }

  const { tick, leaveClosedSection } = createTicks({
    view: () => view,
    attempt: () => kept.hall,
    now,
    spentMs: spentNow,
    act,
    show,
    noticeSleep: clock.noticeSleep,
    wake: sync.wake,
  })
  const ticking = setInterval(tick, TICK_MS)
  // What was chosen just before a reload is saved like what is chosen now.
  show({ isKeeping: isToKeep(view.state) })
  keepLater()
  const wake = (): void => {
    sync.wake()
    files?.wake()
  }
  files?.subscribe(() => {
    show({ waiting: waitingNow() })
    if (view.isSubmitting) sync.wake()
  })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view: () => view,
    files,
    /** The server's time, ms since epoch. */
    now,
    /** Time on the question on the screen in this turn, ms. */
    spentMs: spentNow,
    act,
    setLanguage: (language: ShownLanguage) => {
      show({ language })
      void write({ language })
    },
    setRough: (rough: RoughSheet) => {
      show({ rough })
      void write({ rough })
    },
    /** Saves the draft of a quiz with instant feedback and has it marked; null when that could not be done. */
    check,
    /** Sends the queue and then submits; without a network as soon as there is one. */
    submit: async () => {
      act({ kind: 'keep' })
      saveVisit()
      show({ isSubmitting: true })
      await write({ isSubmitting: true })
      sync.wake()
    },
    /** Takes back a submission that has not left the device. */
    cancelSubmit: () => {
      show({ isSubmitting: false })
      void write({ isSubmitting: false })
    },
    pause: async () => {
      act({ kind: 'keep' })
      return movedBy(calls.pause)
    },
    resume: () => movedBy(calls.resume),
    watch: (kind: WatchedKind) => {
      if (view.isOver) return
      const n = kept.reports + 1
      show({ watched: { ...view.watched, [kind]: (view.watched[kind] ?? 0) + 1 } })
      void write({ reports: n }, { report: { hall: key, n, kind, at: Date.now() } })
    },
    /** The tab is shown or hidden: hidden time is not time on a question. */
    setVisible: (isVisible: boolean) => {
      const more = stopwatch.setVisible(isVisible)
      if (!isVisible) void write({ spentMs: withTime(view.state.current, more) })
      wake()
    },
    wake,
    /** After signing in again: local data belongs to the new session, and the queue is sent. */
    signedIn: (session: string | null) => {
      void write({ session })
      wake()
    },
    /** Remembers that a message was read. */
    see: (id: string) => {
      const seen = [...kept.seen, id]
      show({ seen })
      void write({ seen })
    },
    stop,
  }

  async function check(): Promise<CheckAnswer | null> {
    const { current, draft } = view.state
    if (!isFitDraft(draft)) {
      notify('notANumber')
      return null
    }
    clearTimeout(keepTimer)
    const spentMs = spentOn(current)
    const save = nextSave(kept, { question: current, answer: draft, isMarked: false }, spentMs)
    const sentAt = steady()
    const answer = await calls.check(attempt, save)
    if (answer.state !== 'ok') return null
    const { pulse } = answer.body
    const questions = view.state.questions.map((one) => (one.id === current ? { ...one, saved: draft } : one))
    show({ state: { ...view.state, questions } })
    await write({ spentMs, ...withSave(kept, save) })
    onPulse(pulse, { serverNow: pulse.now, sentAt, receivedAt: steady() })
    return answer.body
  }

  /** Pauses or resumes; whether the server did. */
  async function movedBy(call: ExamCalls['pause']): Promise<boolean> {
    const sentAt = steady()
    const answer = await call(attempt)
    if (answer.state !== 'ok') return false
    const { pulse } = answer.body
    onPulse(pulse, { serverNow: pulse.now, sentAt, receivedAt: steady() })
    return true
  }
}
export type Hall = ReturnType<typeof createHall>
