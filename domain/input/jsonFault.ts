const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
/** Rich text trees are the deepest bodies we accept; each nested list in them takes four levels. */
export const MAX_JSON_DEPTH = 60

const NULL_BYTE = '\0'
const NULL_BYTES = 'The body must not hold null bytes.'

/**
 * The error in incoming data, or null: keys that could reach an object's prototype, data nested too deeply,
 * and null bytes, at which databases and programs in other languages truncate text.
 */
export function jsonFault(value: unknown): string | null {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_JSON_DEPTH) return 'The body is nested too deeply.'
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item === 'string' && item.includes(NULL_BYTE)) return NULL_BYTES
      if (item === null || typeof item !== 'object') continue
      if (Array.isArray(item)) {
        for (const inner of item) next.push(inner)
        continue
      }
      for (const [key, inner] of Object.entries(item)) {
        if (FORBIDDEN.has(key)) return `The body must not hold a field named ${key}.`
        if (key.includes(NULL_BYTE)) return NULL_BYTES
        next.push(inner)
      }
    }
    level = next
  }
  return null
}
