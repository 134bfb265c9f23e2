import type { PayloadRequest } from 'payload'

/** Error codes of an aborted request, from Node and from web streams. */
const BROKEN_OFF = ['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']

/** The bytes of a request; null when the client aborted it, such as by closing the tab. */
export async function partBytes(req: Pick<PayloadRequest, 'arrayBuffer'>): Promise<Buffer | null> {
  try {
    return Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  } catch (err) {
    for (let cause: unknown = err; cause instanceof Error; cause = cause.cause)
      if (BROKEN_OFF.includes(String((cause as NodeJS.ErrnoException).code))) return null
    throw err
  }
}
