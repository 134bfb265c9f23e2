import { fill } from '#domain/text/fill.ts'
import type { Locale } from '#domain/text/locales.ts'
import { timeText } from '#site/data/dateText.ts'
import type { ParcelView } from '#site/data/parcels.ts'
import type { Texts } from '#site/texts/Texts.ts'
import type { TimelineEntry } from '#site/ui/Timeline.tsx'
import { plainDay } from './plainDay.ts'

type State = ParcelView['state']

/** How far along the usual way a state is; those that left it stand where they left. */
const WAY = ['packed', 'shipped', 'onTheWay', 'outForDelivery', 'delivered'] as const
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
/** States that no further step follows as usual, with what they put in its place. */
const TURNED: Partial<Record<State, 'attemptFailed' | 'rtoInitiated' | 'rtoDelivered' | 'lost'>> = {
  attemptFailed: 'attemptFailed',
  rtoInitiated: 'rtoInitiated',
  rtoDelivered: 'rtoDelivered',
  lost: 'lost',
}

/** The steps of a parcel's way, oldest first: those behind it, where it is, and those to come. */
export function parcelSteps(parcel: ParcelView, t: Texts['parcels'], locale: Locale): TimelineEntry[] {
  const { state, expectedOn, city } = parcel
  const reached = REACHED[state]
  const turned = TURNED[state]
  const steps = WAY.map((step, index): TimelineEntry => {
    const isDone = index < reached || state === 'delivered' || (index === reached && Boolean(turned))
    const when = whenOf(parcel, step, locale)
    const isLast = step === 'delivered' && expectedOn
    return {
      state: isDone ? 'done' : index === reached ? 'current' : 'todo',
      title: fill(t.steps[step], { city }),
      ...(when && index <= reached ? { when } : {}),
      ...(isLast && index > reached ? { when: fill(t.expected, { day: plainDay(expectedOn, locale) }) } : {}),
    }
  })
  if (!turned) return steps
  const at = timeOf(parcel, [turned])
  const note: TimelineEntry = {
    state: 'current',
    title: t.steps[turned],
    ...(at === null ? {} : { when: timeText(at, locale) }),
  }
  return [
    ...steps.slice(0, reached + 1),
    note,
    ...(state === 'attemptFailed' ? steps.slice(reached + 1) : []),
  ]
}

/** When something was told for the last time, with the place where it was. */
function whenOf(parcel: ParcelView, step: (typeof WAY)[number], locale: Locale): string | null {
  const states: Record<typeof step, State[]> = {
    packed: [],
    shipped: ['pickedUp'],
    onTheWay: ['inTransit'],
    outForDelivery: ['outForDelivery'],
    delivered: ['delivered'],
  }
  const known = { packed: parcel.packedAt, shipped: parcel.shippedAt, delivered: parcel.endedAt }
  const scan = parcel.scans.find(({ state }) => state !== null && states[step].includes(state))
  const at = scan?.at ?? (step in known ? known[step as keyof typeof known] : null)
  if (at === null || at === undefined) return null
  return [timeText(at, locale), scan?.place].filter(Boolean).join(' · ')
}

const timeOf = ({ scans }: ParcelView, states: State[]): number | null =>
  scans.find(({ state }) => state !== null && states.includes(state))?.at ?? null
