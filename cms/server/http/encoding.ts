import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

// The published types lack the option of 1.0.
type Preferring = {
  encodings: (available: readonly Encoding[], options: { preferred: Encoding[] }) => Encoding[]
}

/**
 * The best available encoding for an Accept-Encoding header; Brotli before gzip at equal weight. Express' `acceptsEncodings` would
 * choose gzip, which browsers list first.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Preferring
  return negotiator.encodings(available, { preferred: ['br', 'gzip'] })[0] ?? 'identity'
}
