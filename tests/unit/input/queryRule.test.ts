import { expect, it } from 'vitest'
import { type ComparedKind, MAX_CONDITIONS, MAX_VALUES, whereFaults } from '#domain/input/queryRule.ts'

const KINDS: Record<string, ComparedKind | 'inside'> = {
  title: 'text',
  pages: 'number',
  at: 'date',
  tree: 'inside',
  isOpen: 'flag',
  owner: 'relation',
  layout: 'blocks',
}
const faultsOf = (where: unknown) => whereFaults(where, { kindOf: (path) => KINDS[path] ?? null })
const condition = { title: { equals: 'x' } }
/** A condition within `depth` groups. */
const nested = (depth: number): object => (depth === 0 ? condition : { and: [nested(depth - 1)] })
const many = (count: number) => ({ or: Array.from({ length: count }, () => condition) })

it('a query has a limited number of conditions, of values and of groups within groups', () => {
  // The group is a condition itself.
  expect(faultsOf(many(MAX_CONDITIONS - 1))).toEqual({})
  expect(faultsOf(many(MAX_CONDITIONS))).toEqual({ where: expect.stringContaining('conditions') })
  const values = (count: number) => ({ title: { in: Array.from({ length: count }, String) } })
  expect(faultsOf(values(MAX_VALUES))).toEqual({})
  expect(faultsOf(values(MAX_VALUES + 1))).toEqual({ where: expect.stringContaining('values') })
  expect(faultsOf(nested(8))).toEqual({})
  expect(faultsOf(nested(9))).toEqual({ where: 'is nested too deeply' })
})

it.each<[string, object, string]>([
  ['a text for a number', { pages: { equals: 'many' } }, 'pages.equals'],
  ['an invalid date', { at: { less_than: 'soon' } }, 'at.less_than'],
  ['a text for a checkbox', { isOpen: { in: 'true,x' } }, 'isOpen.in'],
  ['null in a relation’s `contains`', { owner: { contains: 'null' } }, 'owner.contains'],
  ['a text in blocks', { layout: { like: 'x' } }, 'layout.like'],
  ['an operator that the field does not have', { pages: { near: 1 } }, 'pages.near'],
  ['a path inside a JSON field', { tree: { equals: 1 } }, 'tree.equals'],
  ['a condition without an operator', { title: 'x' }, 'title'],
  ['a group that is not a list', { and: condition }, 'and'],
])('%s is refused, and the error names the condition', (_what, where, name) => {
  expect(Object.keys(faultsOf(where))).toEqual([name])
})
