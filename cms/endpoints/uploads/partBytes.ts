import type { PayloadRequest } from 'payload'

/** What a browser's end of a connection is called, by Node and by streams of the web. */
const BROKEN_OFF = ['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']

/** The bytes of a request; null when it was broken off, as when a tab is closed: nobody waits for the answer, and nothing is wrong with the server. */
export async function partBytes(req: Pick<PayloadRequest, 'arrayBuffer'>): Promise<Buffer | null> {
  try {
    return Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  } catch (err) {
    for (let cause: unknown = err; cause instanceof Error; cause = cause.cause)
      if (BROKEN_OFF.includes(String((cause as NodeJS.ErrnoException).code))) return null
    throw err
  }
}
