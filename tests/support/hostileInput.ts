import type { z } from 'zod'

type Key = string | number
type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'
/** One field of a request schema: its path, the JSON types it accepts, and whether text or a list in it has any content. */
export type Field = { path: Key[]; kinds: Set<Kind | 'any'>; isOpenText: boolean; isOpenList: boolean }

type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: z.ZodType[]
  values?: unknown[]
  entries?: Record<string, unknown>
  /** Set on query parameters, whose numbers are parsed from text. */
  coerce?: boolean
}
const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'])

/** The input schema of a pipe; of a pipe that begins with a transform, the schema after it. */
const firstOf = (def: Def): z.ZodType =>
  (defOf(def.in as z.ZodType).type === 'transform' ? def.out : def.in) as z.ZodType

const kindOf = (value: unknown): Kind =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : (typeof value as Kind)

function kindsOf(schema: z.ZodType): Set<Kind | 'any'> {
  const def = defOf(schema)
  if (def.coerce) return new Set(['any'])
  if (def.type === 'nullable') return new Set([...kindsOf(def.innerType as z.ZodType), 'null'])
  if (WRAPPERS.has(def.type)) return kindsOf(def.innerType as z.ZodType)
  if (def.type === 'pipe') return kindsOf(firstOf(def))
  if (def.type === 'union') return new Set((def.options ?? []).flatMap((option) => [...kindsOf(option)]))
  if (def.type === 'enum') return new Set(Object.values(def.entries ?? {}).map(kindOf))
  if (def.type === 'literal') return new Set((def.values ?? []).map(kindOf))
  if (def.type === 'record') return new Set(['object'])
  if (['string', 'number', 'boolean', 'array', 'object', 'null'].includes(def.type))
    return new Set([def.type as Kind])
  return new Set(['any'])
}

/** The schema inside optional, nullable, default and pipe wrappers. */
function coreOf(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  if (WRAPPERS.has(def.type)) return coreOf(def.innerType as z.ZodType)
  return def.type === 'pipe' ? coreOf(firstOf(def)) : schema
}

/** All fields of a schema, from the root value down to the items of its lists. */
export function fieldsOf(schema: z.ZodType, path: Key[] = []): Field[] {
  const core = coreOf(schema)
  const { type, shape, element, options } = defOf(core)
  const field: Field = {
    path,
    kinds: kindsOf(schema),
    isOpenText: type === 'string',
    isOpenList: type === 'array',
  }
  if (type === 'object')
    return [field, ...Object.entries(shape ?? {}).flatMap(([key, inner]) => fieldsOf(inner, [...path, key]))]
  if (type === 'array') return [field, ...fieldsOf(element as z.ZodType, [...path, 0])]
  if (type === 'union') {
    const inner = (options ?? []).map((option) => fieldsOf(option, path)[0])
    return [{ ...field, isOpenText: inner.some((option) => option?.isOpenText) }]
  }
  return [field]
}

/** The smallest object or array that has `value` at `path`. */
export const wrapped = (path: Key[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value)

/** Messages of the validation issues that `value` raises at `path`; empty when the schema accepts it there. */
export function issuesAt(schema: z.ZodType, path: Key[], value: unknown): string[] {
  const parsed = schema.safeParse(wrapped(path, value))
  if (parsed.success) return []
  return parsed.error.issues
    .filter((issue) => path.every((key, i) => issue.path[i] === key))
    .map(({ message }) => message)
}

/** One value of each JSON type. */
export const OF_EACH_KIND: [Kind, unknown][] = [
  ['number', 42],
  ['boolean', true],
  ['null', null],
  ['array', ['a', { b: 1 }]],
  ['object', { length: 4, toString: 'x' }],
  ['string', 'some text'],
]

export const LONG_TEXT = 'x'.repeat(10_001)
/** Devanagari, Arabic and full-width digits. */
export const FOREIGN_DIGITS = ['१२३४', '٤٣٢١', '１２３４５６', '९८७६५४३२१०']

/** An object whose own keys are `__proto__`, `constructor` and `prototype`, as JSON.parse creates them. */
export const prototypeKeys = (): unknown =>
  JSON.parse(
    '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}},"prototype":{"isPolluted":true},"toString":"x"}',
  )
