import { MeetingFault } from './MeetingProvider.ts'

/** Time limit of a request, ms. */
const CALL_MS = 8000
const MAX_BYTES = 1_000_000

/** Sends a request to a provider's server. Throws a MeetingFault when it does not respond, or the response is too long. */
export async function requestProvider(
  provider: string,
  url: URL,
  init: RequestInit = {},
  limitMs = CALL_MS,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) throw new Error('the answer is too long')
      chunks.push(chunk)
    }
    return { status: response.status, text: Buffer.concat(chunks).toString() }
  } catch (cause) {
    throw new MeetingFault(`${provider} does not answer`, { cause })
  }
}
