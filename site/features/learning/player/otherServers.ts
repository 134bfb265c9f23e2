const CLASS = /\/learn\/([^/]+)(?:\/|$)/

/**
 * Whether the policy of this document allows streams of other servers that lessons of the class play: only pages of the class do (cms/server/gateway/streamServers.ts),
 * and after a navigation within the site the document is still that of the page before.
 */
export function allowsStreamsOf(klass: string): boolean {
  const [first] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(first?.name ?? location.href, location.href)
  return decodeURIComponent(CLASS.exec(pathname)?.[1] ?? '') === klass
}

/** Calls `onBlocked` when the policy of this document refuses the server of an address. Returns what ends it. */
export function watchBlocked(address: string, onBlocked: () => void): () => void {
  const { origin } = new URL(address)
  const refused = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) onBlocked()
  }
  document.addEventListener('securitypolicyviolation', refused)
  return () => document.removeEventListener('securitypolicyviolation', refused)
}
