const TIMEOUT_MS = 5000

/**
 * Cache tags of the changes after change number `n`, and the number of the last change, from any headless server; null when the call
 * fails.
 */
export async function changesSince(n: number): Promise<{ last: number; tags: string[] } | null> {
  const answer = await fetch(`${process.env.CMS_URL}/internal/changes?since=${n}`, {
    headers: { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return answer.ok ? ((await answer.json()) as { last: number; tags: string[] }) : null
}
