import { HttpError } from './httpError.ts'

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
/** Rich text trees are the deepest bodies we accept; each list item in them takes four levels. */
export const MAX_JSON_DEPTH = 60

const NULL_BYTE = '\0'

/**
 * Throws a 400 for keys that could reach an object's prototype, for bodies nested too deeply, and for null bytes, at
 * which databases and programs in other languages cut a text.
 */
export function checkJson(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_JSON_DEPTH) throw new HttpError(400, 'The body is nested too deeply.')
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item === 'string' && item.includes(NULL_BYTE))
        throw new HttpError(400, 'The body must not hold null bytes.')
      if (item === null || typeof item !== 'object') continue
      if (Array.isArray(item)) {
        for (const inner of item) next.push(inner)
        continue
      }
      for (const [key, inner] of Object.entries(item)) {
        if (FORBIDDEN.has(key)) throw new HttpError(400, `The body must not hold a field named ${key}.`)
        if (key.includes(NULL_BYTE)) throw new HttpError(400, 'The body must not hold null bytes.')
        next.push(inner)
      }
    }
    level = next
  }
}

/** Parses and checks a JSON body; an empty body is fine and is null. */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return null
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw new HttpError(400, 'The body is not valid JSON.', { cause })
  }
  checkJson(value)
  return value
}
