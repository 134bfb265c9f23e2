type Caught = { last: number }

/** Number of the last change whose cache tags this process has invalidated; -1 at its start. */
let last = -1
let running: Promise<void> | null = null

/** Resolves once the cache of this process has no entry older than the change with this number; rejects when the changes cannot be read. */
export async function untilCaughtUp(to: number): Promise<void> {
  while (last < to) {
    running ??= catchUp().finally(() => {
      running = null
    })
    await running
  }
}

/** Tags can only be invalidated in a route, so this process calls a route of its own; behind a load balancer, its public host may be another process. */
async function catchUp(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/internal/catch-up?since=${last}`, {
    method: 'POST',
    headers: { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`the changes could not be read: ${response.status}`)
  const caught = (await response.json()) as Caught
  if (caught.last <= last) throw new Error('the changes could not be read: they are older than those known')
  last = caught.last
}
