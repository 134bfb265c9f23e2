import { type Extent, measure, type Round } from './measure.ts'
import { measureWork, type Worked } from './measureWork.ts'
import { median } from './median.ts'
import type { Side } from './Side.ts'

export type Pair = {
  /** a, b, c of the table. */
  letter: string
  what: string
  ours: Side | Worked
  peer: Side | Worked
  /** How often ours must be faster; null for a line that is only shown. */
  aim: number | null
  /** Under this the run fails. @default half of the aim, since other programs share the machine */
  least?: number
  /** How many a second ours must make, and how many it aims at. */
  rates?: { least: number; aim: number }
  /** Ours must not take longer, at the 99th percentile. */
  mostMs?: number
  /** The same as a share of the peer's. */
  mostOfPeer?: number
  /** What was seen beside the load, at the end of all rounds. */
  conclude?: () => { note: string; faults: string[] }
  /** What each side sends, where that differs. */
  note?: string
  extents?: { ours: Extent; peer: Extent }
}

export type Compared = Pick<
  Pair,
  'letter' | 'what' | 'aim' | 'least' | 'rates' | 'mostMs' | 'mostOfPeer' | 'note'
> & {
  peerName: string
  ours: Round
  peer: Round
  /** Median rate of ours by that of the peer. */
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

const take = (side: Side | Worked, extent: Extent): Promise<Round> =>
  'work' in side ? measureWork(side, extent) : measure(side, extent)

/** Measures both sides in turn, the first of a round changing, and answers their medians. Each is warmed up before. */
export async function compare(pair: Pair, plan: Plan): Promise<Compared> {
  const { ours, peer, letter, what, aim, least, rates, mostMs, mostOfPeer, note } = pair
  const extents = pair.extents ?? { ours: { seconds: plan.seconds }, peer: { seconds: plan.seconds } }
  const taken: { ours: Round[]; peer: Round[] } = { ours: [], peer: [] }
  for (const side of [ours, peer]) await take(side, shortened(extents[side === ours ? 'ours' : 'peer'], plan))
  for (let round = 0; round < plan.rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
    for (const which of order) taken[which].push(await take(pair[which], extents[which]))
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
    mostMs,
    mostOfPeer,
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
