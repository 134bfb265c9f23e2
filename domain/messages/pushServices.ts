/** The push services of browsers. A message goes to no other host, so that the server cannot be made to call arbitrary addresses. */
const PUSH_SERVICES = [
  { name: 'google', host: 'fcm.googleapis.com', hasSubdomains: false },
  { name: 'google', host: 'jmt17.google.com', hasSubdomains: false },
  { name: 'mozilla', host: 'push.services.mozilla.com', hasSubdomains: true },
  { name: 'apple', host: 'push.apple.com', hasSubdomains: true },
  { name: 'microsoft', host: 'notify.windows.com', hasSubdomains: true },
] as const

const MAX_ENDPOINT = 1000

/** The name of the push service that an endpoint belongs to; null for any other address, port, protocol or one with a user name. */
export function pushServiceOf(endpoint: string): string | null {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return null
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port || username || password) return null
  const found = PUSH_SERVICES.find(
    ({ host, hasSubdomains }) => hostname === host || (hasSubdomains && hostname.endsWith(`.${host}`)),
  )
  return found?.name ?? null
}
