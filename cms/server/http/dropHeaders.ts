import type { IncomingMessage } from 'node:http'

/**
 * Headers that are trusted between cms and site and therefore dropped from incoming requests (docs/security.md). The two request ids
 * of Next's router pass, because its development server needs them.
 */
const INTERNAL =
  /^(x-(internal|middleware|invoke|matched|now|vercel)-|x-nextjs-(?!(html-)?request-id$)|x-(forwarded|original|rewrite)-|forwarded$|x-real-ip$|content-security-policy)/
const NEXT = /^(rsc$|next-)/

export const isInternalHeader = (name: string): boolean => INTERNAL.test(name)
export const isNextHeader = (name: string): boolean => NEXT.test(name)

/** Deletes headers from both `headers` and `rawHeaders`. */
export function dropHeaders(req: IncomingMessage, isUnwanted: (name: string) => boolean): void {
  for (const name of Object.keys(req.headers)) {
    if (isUnwanted(name)) delete req.headers[name]
  }
  const kept: string[] = []
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] as string
    if (!isUnwanted(name.toLowerCase())) kept.push(name, req.rawHeaders[i + 1] as string)
  }
  req.rawHeaders = kept
}

/** Sets an internal header in `headers` and `rawHeaders`; an incoming header of that name has been dropped before. */
export function setHeader(req: IncomingMessage, name: string, value: string): void {
  req.headers[name] = value
  req.rawHeaders.push(name, value)
}
