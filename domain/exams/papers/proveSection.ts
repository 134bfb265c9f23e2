import { fullMarks, type Scheme, suitsType } from '../marking/SchemeSchema.ts'
import { isEqual, multiply, sum } from '../marks/arithmetic.ts'
import { type Fraction, fraction, ZERO } from '../marks/Fraction.ts'
import { marksText } from '../marks/marksText.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import type { PaperProblem } from './PaperProblem.ts'
import type { Section } from './PaperSchema.ts'

/** What stands in a section: one question or part, or as many as a pool draws, of each kind that it may draw. */
export type Entry = {
  path: PaperProblem['path']
  count: number
  isBonus: boolean
  kinds: { leaf: Leaf; scheme: Scheme | null }[]
}

/** Problems of a section's marking and sums. Every question of a pool has to be worth the same, so that a paper has one sum. */
export const proveSection = (section: Section, index: number, entries: readonly Entry[]): PaperProblem[] => {
  const path = ['sections', index]
  return [
    ...proveSchemes(section, path),
    ...entries.flatMap(proveEntry),
    ...(section.choose === null ? [] : proveChoice(section.choose, path, entries)),
    ...proveSums(section, path, entries),
  ]
}

function proveSchemes({ schemes }: Section, path: PaperProblem['path']): PaperProblem[] {
  return schemes.flatMap(({ type }, index) =>
    schemes.findIndex((one) => one.type === type) === index
      ? []
      : [{ path: [...path, 'schemes', index], key: 'schemeTwice', values: { type } }],
  )
}

function proveEntry({ path, kinds }: Entry): PaperProblem[] {
  const found = kinds.flatMap(({ leaf: { type }, scheme }): PaperProblem[] => {
    if (!scheme) return [{ path, key: 'schemeMissing', values: { type } }]
    return suitsType(scheme, type) ? [] : [{ path, key: 'schemeUnsuited', values: { type } }]
  })
  const worths = worthsOf({ kinds })
  if (!worths.every((worth) => isEqual(worth, worths[0] ?? ZERO))) found.push({ path, key: 'poolUneven' })
  return found.filter(
    (problem, index) =>
      found.findIndex(({ key, values }) => key === problem.key && values?.type === problem.values?.type) ===
      index,
  )
}

const countOf = (entries: readonly Entry[]): number => entries.reduce((all, { count }) => all + count, 0)
const worthsOf = ({ kinds }: Pick<Entry, 'kinds'>): Fraction[] =>
  kinds.flatMap(({ scheme }) => (scheme ? fullMarks(scheme) : []))

function proveChoice(choose: number, path: PaperProblem['path'], entries: readonly Entry[]): PaperProblem[] {
  const problems: PaperProblem[] = []
  const questions = countOf(entries)
  if (choose >= questions)
    problems.push({ path: [...path, 'choose'], key: 'chooseTooMany', values: { questions, choose } })
  const [first = ZERO, ...rest] = entries.flatMap(worthsOf)
  if (!rest.every((worth) => isEqual(worth, first)))
    problems.push({ path: [...path, 'choose'], key: 'chooseUnequal' })
  if (entries.some(({ kinds }) => kinds.some(({ scheme }) => scheme && scheme.blank.num !== 0)))
    problems.push({ path: [...path, 'choose'], key: 'chooseBlank' })
  if (entries.some(({ isBonus }) => isBonus)) problems.push({ path: [...path, 'choose'], key: 'chooseBonus' })
  return problems
}

function proveSums(
  { choose, expected }: Section,
  path: PaperProblem['path'],
  entries: readonly Entry[],
): PaperProblem[] {
  if (expected === null) return []
  const problems: PaperProblem[] = []
  const found = countOf(entries)
  if (found !== expected.questions)
    problems.push({
      path: [...path, 'expected', 'questions'],
      key: 'questionsDiffer',
      values: { found, expected: expected.questions },
    })
  const counted = entries.filter(({ isBonus }) => !isBonus)
  const lists = counted.map((entry) => ({ count: entry.count, worths: worthsOf(entry) }))
  const all = lists.flatMap(({ count, worths }) => (worths[0] ? [multiply(worths[0], fraction(count))] : []))
  const isKnown = lists.every(({ worths }) => worths.every((worth) => isEqual(worth, worths[0] ?? ZERO)))
  const first = lists[0]?.worths[0] ?? ZERO
  const marks = choose === null ? sum(all) : multiply(first, fraction(Math.min(choose, countOf(counted))))
  if (isKnown && !isEqual(marks, expected.marks))
    problems.push({
      path: [...path, 'expected', 'marks'],
      key: 'marksDiffer',
      values: { found: marksText(marks), expected: marksText(expected.marks) },
    })
  return problems
}
