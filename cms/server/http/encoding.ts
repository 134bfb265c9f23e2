import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

// The published types lack the option of 1.0.
type Preferring = {
  encodings: (available: readonly Encoding[], options: { preferred: Encoding[] }) => Encoding[]
}

/**
 * The best available encoding for an Accept-Encoding header; Brotli before gzip where the client takes both alike.
 * Not Express' `acceptsEncodings`: it follows the client's order, and browsers name gzip first.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Preferring
  return negotiator.encodings(available, { preferred: ['br', 'gzip'] })[0] ?? 'identity'
}
