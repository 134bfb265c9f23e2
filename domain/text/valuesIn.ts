const PLACE = /\{(\w+)\}/

const patterns = new Map<string, RegExp>()

/** A template such as `Only {left} are left.` as a pattern with a group for each value. */
function patternOf(template: string): RegExp {
  const cached = patterns.get(template)
  if (cached) return cached
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

/**
 * The reverse of `fill`: the values at the template's placeholders in a text; null when the text does not
 * match.
 */
export const valuesIn = (text: string, template: string): Record<string, string> | null =>
  patternOf(template).exec(text)?.groups ?? (text === template ? {} : null)
