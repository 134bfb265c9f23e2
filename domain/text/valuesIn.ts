const PLACE = /\{(\w+)\}/

const patterns = new Map<string, RegExp>()

/** `Only {left} are left.` as a pattern with a group for each value. */
function patternOf(template: string): RegExp {
  const known = patterns.get(template)
  if (known) return known
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = PLACE.exec(part)?.[1]
      return name ? `(?<${name}>[^]*)` : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    })
    .join('')
  const pattern = new RegExp(`^${source}$`)
  patterns.set(template, pattern)
  return pattern
}

/** The reverse of `fill`: the values that stand in a text in the places of its template; null when it is another text. */
export const valuesIn = (text: string, template: string): Record<string, string> | null =>
  patternOf(template).exec(text)?.groups ?? (text === template ? {} : null)
