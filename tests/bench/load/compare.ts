import { type Extent, measure, type Round } from './measure.ts'
import { measureWork, type WorkSide } from './measureWork.ts'
import { median } from './median.ts'
import type { Side } from './Side.ts'

export type Pair = {
  /** The pair's letter in the table. */
  letter: string
  what: string
  ours: Side | WorkSide
  peer: Side | WorkSide
  /** Aim for the ratio of our rate to the peer's; null for a line that is only reported. */
  aim: number | null
  /** Smallest ratio that passes. @default half of the aim, since other programs share the machine */
  least?: number
  /** Smallest rate of ours that passes, and the aim, per second. */
  rates?: { least: number; aim: number }
  /** Longest 99th percentile of ours that passes, ms. */
  maxMs?: number
  /** The same as a fraction of the peer's 99th percentile. */
  maxOfPeer?: number
  /** Called after all rounds: further results of the pair. */
  conclude?: () => { note: string; faults: string[] }
  /** Differences between the two sides. */
  note?: string
  extents?: { ours: Extent; peer: Extent }
}

export type Compared = Pick<
  Pair,
  'letter' | 'what' | 'aim' | 'least' | 'rates' | 'maxMs' | 'maxOfPeer' | 'note'
> & {
  peerName: string
  ours: Round
  peer: Round
  /** Our median rate divided by the peer's. */
  ratio: number
  failures: number
  faults: string[]
}

export type Plan = { rounds: number; seconds: number; warmUpSeconds: number; onRound: (line: string) => void }

const medianRound = (rounds: Round[]): Round => {
  const of = (field: 'rate' | 'p50' | 'p99') => median(rounds.map((round) => round[field]))
  const cpu = rounds.flatMap(({ cpuMsPerAnswer }) => (cpuMsPerAnswer === null ? [] : [cpuMsPerAnswer]))
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMsPerAnswer: cpu.length > 0 ? median(cpu) : null,
    answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  }
}

const measureSide = (side: Side | WorkSide, extent: Extent): Promise<Round> =>
  'work' in side ? measureWork(side, extent) : measure(side, extent)

/** Warms both sides up, measures them in rounds of alternating order, and returns the medians. */
export async function compare(pair: Pair, plan: Plan): Promise<Compared> {
  const { ours, peer, letter, what, aim, least, rates, maxMs, maxOfPeer, note } = pair
  const extents = pair.extents ?? { ours: { seconds: plan.seconds }, peer: { seconds: plan.seconds } }
  const taken: { ours: Round[]; peer: Round[] } = { ours: [], peer: [] }
  for (const side of [ours, peer])
    await measureSide(side, shortened(extents[side === ours ? 'ours' : 'peer'], plan))
  for (let round = 0; round < plan.rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
    for (const which of order) taken[which].push(await measureSide(pair[which], extents[which]))
    const [a, b] = [taken.ours.at(-1) as Round, taken.peer.at(-1) as Round]
    plan.onRound(
      `${letter} ${what}, round ${round + 1}: ${a.rate.toFixed(0)}/s against ${b.rate.toFixed(0)}/s`,
    )
  }
  const [a, b] = [medianRound(taken.ours), medianRound(taken.peer)]
  const concluded = pair.conclude?.()
  return {
    letter,
    what,
    aim,
    least,
    rates,
    maxMs,
    maxOfPeer,
    note: [note, concluded?.note].filter(Boolean).join('; '),
    faults: concluded?.faults ?? [],
    peerName: peer.name,
    ours: a,
    peer: b,
    ratio: a.rate / b.rate,
    failures: a.failures + b.failures,
  }
}

const shortened = (extent: Extent, { seconds, warmUpSeconds }: Plan): Extent =>
  'seconds' in extent
    ? { seconds: warmUpSeconds }
    : { requests: Math.max(20, Math.round((extent.requests * warmUpSeconds) / seconds)) }
