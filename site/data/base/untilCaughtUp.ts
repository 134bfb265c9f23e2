type Caught = { last: number }

/** Number of the last change for which this process has dropped what it had kept; -1 at its start. */
let last = -1
let running: Promise<void> | null = null

/** Resolves once nothing is kept that is older than the change with this number; rejects when the headless server does not say what changed. */
export async function untilCaughtUp(to: number): Promise<void> {
  while (last < to) {
    running ??= catchUp().finally(() => {
      running = null
    })
    await running
  }
}

/** Tags can only be invalidated in a route, so this process calls one of its own; behind a balancer, its public name may be another process. */
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
