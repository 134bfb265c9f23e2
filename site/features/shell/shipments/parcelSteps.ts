import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { timeText } from '#site/data/base/timeText.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { TimelineEntry } from '#site/ui/Timeline.tsx'
import { formatDay } from './formatDay.ts'

type State = ParcelView['state']

const STEPS = ['packed', 'shipped', 'onTheWay', 'outForDelivery', 'delivered'] as const
/** Index of the step that a state has reached; deviating states have that of the step where they left the regular route. */
const REACHED: Record<State, number> = {
  pending: 0,
  packed: 0,
  awbAssigned: 0,
  pickedUp: 1,
  inTransit: 2,
  outForDelivery: 3,
  attemptFailed: 3,
  delivered: 4,
  rtoInitiated: 3,
  rtoDelivered: 3,
  lost: 2,
  cancelled: 0,
}
/** States in which a parcel has left the regular route, each after those that may have led to it. */
const DEVIATIONS = ['attemptFailed', 'rtoInitiated', 'rtoDelivered', 'lost'] as const
type Deviation = (typeof DEVIATIONS)[number]
const FAILED: readonly Deviation[] = ['attemptFailed', 'lost']

/** The steps of a parcel, oldest first: completed ones, the current one, and those to come. */
export function parcelSteps(shown: ParcelView, t: Texts['parcels'], locale: Locale): TimelineEntry[] {
  const parcel = { ...shown, scans: withoutMistakes(shown.scans) }
  const { state, expectedOn, city } = parcel
  const reached = REACHED[state]
  const deviation = DEVIATIONS.find((deviated) => deviated === state)
  const steps = STEPS.map((step, index): TimelineEntry => {
    const isDone = index < reached || state === 'delivered' || (index === reached && Boolean(deviation))
    const when = whenOf(parcel, step, locale)
    const expected = expectedOn
      ? fillPlaceholders(t.expected, { day: formatDay(expectedOn, locale) })
      : state === 'attemptFailed'
        ? t.newDayUnknown
        : null
    return {
      state: isDone ? 'done' : index === reached ? 'current' : 'todo',
      title: fillPlaceholders(t.steps[step], { city }),
      ...(when && index <= reached ? { when } : {}),
      ...(step === 'delivered' && index > reached && expected ? { when: expected } : {}),
    }
  })
  // Couriers skip steps: an unrecorded one is neither shown as done nor as upcoming once it is past.
  const passed = (upTo: number) =>
    steps.slice(0, upTo).filter((_, index) => hasHappened(parcel, STEPS[index]))
  if (!deviation) return [...passed(reached), ...steps.slice(reached)]
  return [
    ...passed(reached + 1),
    ...DEVIATIONS.slice(0, DEVIATIONS.indexOf(deviation) + 1)
      .filter((deviated) => deviated === deviation || scanOf(parcel, [deviated]) !== null)
      .map((deviated) => deviationStep(parcel, deviated, t, locale)),
    ...(state === 'attemptFailed' ? steps.slice(reached + 1) : []),
  ]
}

/** Updates without those recorded by mistake and reverted, newest first. */
function withoutMistakes(scans: ParcelView['scans']): ParcelView['scans'] {
  const undone: State[] = []
  return scans.filter((scan) => {
    if (scan.undone) undone.push(scan.undone)
    const at = scan.state && !scan.undone ? undone.indexOf(scan.state) : -1
    if (at >= 0) undone.splice(at, 1)
    return at < 0 && !scan.undone
  })
}

/** Whether a step of a parcel that is past it has happened: without a tracking update it may not have. */
function hasHappened(
  { state, attempts, scans }: ParcelView,
  step: (typeof STEPS)[number] | undefined,
): boolean {
  // A delivery attempt implies these steps.
  if (step === 'packed' || step === 'shipped' || state === 'attemptFailed' || attempts > 0) return true
  const provingStates: readonly (State | undefined)[] =
    step === 'onTheWay' ? ['inTransit', 'outForDelivery'] : [step]
  return scans.some((scan) => scan.state !== null && provingStates.includes(scan.state))
}

function deviationStep(
  parcel: ParcelView,
  deviated: Deviation,
  t: Texts['parcels'],
  locale: Locale,
): TimelineEntry {
  const scan = scanOf(parcel, [deviated])
  const isHere = deviated === parcel.state
  const note = scan?.text.trim()
  return {
    state: FAILED.includes(deviated) ? 'failed' : isHere ? 'current' : 'done',
    title: note ? fillPlaceholders(t.stepWithNote, { step: t.steps[deviated], note }) : t.steps[deviated],
    ...(scan ? { when: [timeText(scan.at, locale), scan.place].filter(Boolean).join(' · ') } : {}),
  }
}

/** The latest tracking update of a step, with its time and place. */
function whenOf(parcel: ParcelView, step: (typeof STEPS)[number], locale: Locale): string | null {
  const states: Record<typeof step, State[]> = {
    packed: [],
    shipped: ['pickedUp'],
    onTheWay: ['inTransit'],
    outForDelivery: ['outForDelivery'],
    delivered: ['delivered'],
  }
  const storedTimes = { packed: parcel.packedAt, shipped: parcel.shippedAt, delivered: parcel.endedAt }
  const scan = scanOf(parcel, states[step])
  const at = scan?.at ?? (step in storedTimes ? storedTimes[step as keyof typeof storedTimes] : null)
  if (at === null || at === undefined) return null
  return [timeText(at, locale), scan?.place].filter(Boolean).join(' · ')
}

/** The latest tracking update with one of these states. */
const scanOf = ({ scans }: ParcelView, states: State[]): ParcelView['scans'][number] | null =>
  scans.find(({ state }) => state !== null && states.includes(state)) ?? null
