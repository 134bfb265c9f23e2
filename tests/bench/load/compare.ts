import { type Extent, measure, type Round } from './measure.ts'
import type { Side } from './Side.ts'

export type Pair = {
  /** a, b, c of the table. */
  letter: string
  what: string
  ours: Side
  peer: Side
  /** How often ours must be faster; null for a line that is only shown. */
  aim: number | null
  /** Ours must not take longer, at the 99th percentile. */
  mostMs?: number
  /** What each side sends, where that differs. */
  note?: string
  extents?: { ours: Extent; peer: Extent }
}

export type Compared = Pick<Pair, 'letter' | 'what' | 'aim' | 'mostMs' | 'note'> & {
  peerName: string
  ours: Round
  peer: Round
  /** Median rate of ours by that of the peer. */
  ratio: number
  failures: number
}

export type Plan = { rounds: number; seconds: number; warmUpSeconds: number; onRound: (line: string) => void }

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

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

/** Measures both sides in turn, the first of a round changing, and answers their medians. Each is warmed up before. */
export async function compare(pair: Pair, plan: Plan): Promise<Compared> {
  const { ours, peer, letter, what, aim, mostMs, note } = pair
  const extents = pair.extents ?? { ours: { seconds: plan.seconds }, peer: { seconds: plan.seconds } }
  const taken: { ours: Round[]; peer: Round[] } = { ours: [], peer: [] }
  for (const side of [ours, peer])
    await measure(side, shortened(extents[side === ours ? 'ours' : 'peer'], plan))
  for (let round = 0; round < plan.rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
    for (const which of order) taken[which].push(await measure(pair[which], extents[which]))
    const [a, b] = [taken.ours.at(-1) as Round, taken.peer.at(-1) as Round]
    plan.onRound(
      `${letter} ${what}, round ${round + 1}: ${a.rate.toFixed(0)}/s against ${b.rate.toFixed(0)}/s`,
    )
  }
  const [a, b] = [medianRound(taken.ours), medianRound(taken.peer)]
  return {
    letter,
    what,
    aim,
    mostMs,
    note,
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
