const TIMEOUT_MS = 5000

/**
 * What changed after the change `n`, from the headless server, any of several: cache tags, and the number of the last change; null when it
 * does not say.
 */
export async function changesSince(n: number): Promise<{ last: number; tags: string[] } | null> {
  const answer = await fetch(`${process.env.CMS_URL}/internal/changes?since=${n}`, {
    headers: { 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return answer.ok ? ((await answer.json()) as { last: number; tags: string[] }) : null
}
