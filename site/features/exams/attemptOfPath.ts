const ATTEMPT = /\/tests\/([^/]+)(?:\/(?:result|solutions))?\/?$/

/** The id of the attempt in an address of the browser; null when it is none. */
export function attemptOfPath(path: string): string | null {
  const id = ATTEMPT.exec(path)?.[1]
  return id ? decodeURIComponent(id) : null
}
