/** The origin of an https URL (`https://meet.example.org`), without path and query; null for anything else. */
export function serverOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const { protocol, origin, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password ? origin : null
}
