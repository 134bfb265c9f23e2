import { expect, it } from 'vitest'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { newestArrival } from '#domain/exams/attempts/arrivals.ts'
import type { HallState } from '#domain/exams/attempts/hall.ts'
import { encodeKept, type KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { leafKey } from '#domain/exams/attempts/leafKey.ts'
import { createArrivals } from '#site/features/exams/hall/engine/createArrivals.ts'
import { withArrivals } from '#site/features/exams/hall/engine/withArrivals.ts'

const chosen = (option: string) => ({ type: 'single', option }) as const
const save = (question: string, epoch: number, sequence: number, option: string): Save => ({
  question,
  epoch,
  sequence,
  isMarked: false,
  spentMs: 0,
  answer: chosen(option),
})
const state = (more: Partial<HallState> = {}): HallState => ({
  questions: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    section: 'x',
    saved: null,
    isMarked: false,
    isVisited: id === 'a',
  })),
  current: 'a',
  draft: null,
  ...more,
})
const savedOf = ({ questions }: HallState) =>
  questions.map(({ saved }) => (saved as { option: string } | null)?.option ?? null)

it('answers of an earlier turn come in where this device has touched nothing', () => {
  const known = [save('b', 2, 1, 'mine')]
  const received = [save('a', 1, 4, 'A'), save('b', 1, 5, 'B'), save('c', 1, 6, 'C'), save('d', 1, 7, 'D')]
  const at = { known, received, epoch: 2, isWaiting: (question: string) => question === 'd' }
  const taken = withArrivals(state(), at)
  expect(savedOf(taken.state)).toEqual(['A', null, 'C', null])
  expect(taken.state.questions.map(({ isVisited }) => isVisited)).toEqual([true, false, true, false])
  expect(taken.state.draft, 'what arrived for the question on the screen is shown').toEqual(chosen('A'))
  expect(taken.saves.map(({ question, epoch }) => `${question}${epoch}`)).toEqual(['b2', 'a1', 'c1'])
})

it('what is chosen on the screen and not saved stays', () => {
  const at = { known: [], received: [save('a', 1, 4, 'A')], epoch: 2, isWaiting: () => false }
  const taken = withArrivals(state({ draft: chosen('Z') }), at)
  expect([savedOf(taken.state)[0], taken.state.draft]).toEqual(['A', chosen('Z')])
})

it('the newest answer of an earlier turn is known by its time', () => {
  const kept = (epoch: number, receivedAt: number) =>
    encodeKept({ ...save('q', epoch, 1, 'A'), receivedAt, isLate: false }, true)
  const answers: KeptAnswers = {
    [leafKey('a')]: kept(1, 50),
    [leafKey('b')]: kept(1, 70),
    [leafKey('c')]: kept(2, 90),
  }
  expect([1, 2, 3].map((epoch) => newestArrival(answers, epoch))).toEqual([null, 70, 90])
  expect(newestArrival({}, 2)).toBeNull()
})

it('the hall asks once for what has arrived, and again when the call failed', async () => {
  const received = { hasTurn: true, arrivedAt: 70, saves: [save('c', 1, 6, 'C')] }
  const answers = [{ state: 'failed' }, { state: 'ok', body: { attempt: received } }]
  let kept = { hall: { saves: [], arrivedAt: null } as never, epoch: 2 }
  let [asked, now] = [0, state()]
  const arrivals = createArrivals({
    calls: { attempt: async () => answers[asked++] as never },
    attempt: 'x',
    device: async () => 'desk',
    kept: () => kept,
    state: () => now,
    isWaiting: () => false,
    onTaken: (next, hall) => {
      now = next
      kept = { ...kept, hall: hall as never }
    },
  })
  for (const arrivedAt of [null, 70, 70, 70]) await arrivals.take({ arrivedAt })
  expect([asked, savedOf(now)]).toEqual([2, [null, null, 'C', null]])
})
