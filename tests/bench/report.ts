import type { Compared } from './load/compare.ts'

const rate = (perSecond: number): string => perSecond.toFixed(perSecond < 100 ? 1 : 0)
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const cpu = (value: number | null): string => (value === null ? '-' : `${value.toFixed(2)} ms`)

const HEAD = [
  '',
  'what',
  'ours /s',
  'peer /s',
  'ratio',
  'aim',
  'p99 ours',
  'p99 peer',
  'CPU ours',
  'CPU peer',
  'failed',
]

/** The limits that a pair must meet. */
const aims = ({ aim, rates, maxMs, maxOfPeer }: Compared): string =>
  [
    aim === null ? [] : `>= ${aim}`,
    rates === undefined ? [] : `>= ${rates.least}/s (aim ${rates.aim}/s)`,
    maxMs === undefined ? [] : `p99 <= ${maxMs} ms`,
    maxOfPeer === undefined ? [] : `p99 <= ${maxOfPeer} of peer`,
  ]
    .flat()
    .join(', ') || '-'

const cells = (compared: Compared): string[] => {
  const { letter, what, ours, peer, ratio, failures } = compared
  return [
    letter,
    what,
    rate(ours.rate),
    rate(peer.rate),
    ratio.toFixed(2),
    aims(compared),
    ms(ours.p99),
    ms(peer.p99),
    cpu(ours.cpuMsPerAnswer),
    cpu(peer.cpuMsPerAnswer),
    String(failures),
  ]
}

/** All results as a text table, followed by notes. CPU is the server's CPU time per response. */
export function table(results: Compared[]): string {
  const rows = [HEAD, ...results.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const notes = results.flatMap(({ letter, what, peerName, note }) => [
    `${letter} ${what}: against ${peerName}${note ? `; ${note}` : ''}`,
  ])
  return [...lines, '', ...notes].join('\n')
}

/**
 * What makes the run fail: a ratio or rate below its limit, a 99th percentile above its limit, or wrong
 * and missing responses. NaN (no responses) fails every limit.
 */
export const shortfalls = (results: Compared[]): string[] =>
  results.flatMap((compared) => {
    const { letter, what, ratio, aim, rates, maxMs, maxOfPeer, ours, peer, failures, faults } = compared
    const least = aim === null ? null : (compared.least ?? aim / 2)
    return [
      ...(least !== null && !(ratio >= least)
        ? [`${ratio.toFixed(2)} is less than ${least}, with an aim of ${aim}`]
        : []),
      ...(rates !== undefined && !(ours.rate >= rates.least)
        ? [`${rate(ours.rate)}/s are less than ${rates.least}/s, with an aim of ${rates.aim}/s`]
        : []),
      ...(maxMs !== undefined && !(ours.p99 <= maxMs)
        ? [`p99 ${ms(ours.p99)} is more than ${ms(maxMs)}`]
        : []),
      ...(maxOfPeer !== undefined && !(ours.p99 <= peer.p99 * maxOfPeer)
        ? [`p99 ${ms(ours.p99)} is more than ${maxOfPeer} of the peer's ${ms(peer.p99)}`]
        : []),
      ...(failures > 0 ? [`${failures} responses were wrong or missing`] : []),
      ...(ours.answers > 0 && peer.answers > 0 ? [] : ['one side gave no correct response']),
      ...faults,
    ].map((fault) => `${letter} ${what}: ${fault}`)
  })
