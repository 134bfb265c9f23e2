/** CPU time of this process during `work`, ms. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** CPU time of `reference` on the idle machine on which the tests' limits were measured, ms. */
const AT_REST_MS = 160

/** A workload of objects, maps and JSON, like most of the product's own. */
function reference(): void {
  for (let round = 0; round < 2000; round++) {
    const rows = new Map<string, { id: string; tags: string[]; n: number }>()
    for (let i = 0; i < 100; i++)
      rows.set(`row-${i}`, { id: `row-${i}`, tags: [`a${i}`, `b${round}`], n: i * round })
    const copy = JSON.parse(JSON.stringify([...rows.values()])) as { n: number }[]
    copy.sort((a, b) => b.n - a.n)
  }
}

/**
 * Factor by which this machine is slower now than the idle reference machine, at least 1. Other processes share its caches and
 * cores, so that even the CPU time of the same work grows.
 */
export const slowness = async (): Promise<number> => Math.max(1, (await cpuTimeOf(reference)) / AT_REST_MS)
