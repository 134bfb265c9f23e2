/** Time of `reference` on the idle machine on which the tests' limits were measured, ms. */
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

/** Factor by which work takes longer here and now than on the idle reference machine, at least 1: waiting for a processor counts. */
export function slowness(): number {
  const startedAt = performance.now()
  reference()
  return Math.max(1, (performance.now() - startedAt) / AT_REST_MS)
}
