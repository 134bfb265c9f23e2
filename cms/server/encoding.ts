export type Encoding = 'br' | 'gzip' | 'identity'

/** The best form of a body for an Accept-Encoding header, out of the forms there are. */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name) weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const isAccepted = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (
    (['br', 'gzip'] as const).find((encoding) => available.includes(encoding) && isAccepted(encoding)) ??
    'identity'
  )
}
