/** Processor time of `work` in ms. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What `reference` takes on the machine that bounds were measured on, at rest. */
const AT_REST_MS = 160

/** Objects, maps and JSON, as most of the product's own work is. */
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
 * How many times longer this machine takes now than at rest, at least 1: processes beside it share caches and cores, so that
 * the processor time of the same work grows too.
 */
export const slowness = async (): Promise<number> =>
  Math.max(1, (await processorTime(reference)) / AT_REST_MS)
