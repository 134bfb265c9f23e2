import { jsonFault } from '#domain/input/jsonFault.ts'
import { wrongRequest } from './httpError.ts'

/** Throws a 400 if `jsonFault` finds a problem. */
export function checkJson(value: unknown): void {
  const fault = jsonFault(value)
  if (fault) throw wrongRequest('body', fault)
}

/** Parses and validates a JSON body; null for an empty one. Throws a 400. */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return null
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw wrongRequest('body', 'The body is not valid JSON.', cause)
  }
  checkJson(value)
  return value
}
