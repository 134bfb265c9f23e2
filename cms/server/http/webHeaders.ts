import type { IncomingMessage } from 'node:http'

/** Hop-by-hop headers, which are not forwarded. */
export const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
])

/** The headers of a Node request as a Fetch API `Headers`, including repeated ones. */
export function webHeaders(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = (req.rawHeaders[i] as string).toLowerCase()
    if (!HOP_BY_HOP.has(name)) headers.append(name, req.rawHeaders[i + 1] as string)
  }
  return headers
}
