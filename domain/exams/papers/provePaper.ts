import type { PaperKeys } from '../marking/markAttempt.ts'
import { paperDenominator } from '../marking/paperDenominator.ts'
import { checkKey } from '../questions/checkKey.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import type { PaperProblem } from './PaperProblem.ts'
import type { Paper, Section } from './PaperSchema.ts'
import type { BankQuestion } from './poolCandidates.ts'
import { proveLanguages } from './proveLanguages.ts'
import { type ProvenPool, poolsOf, provePools } from './provePools.ts'
import { type Entry, proveSection } from './proveSection.ts'
import { proveTimes } from './proveTimes.ts'
import { schemeFor } from './schemeFor.ts'

type Placed = { path: PaperProblem['path']; question: BankQuestion | undefined; name: string }

/** Everything that keeps a paper from being published; empty when drawing and marking it cannot fail. */
export function provePaper(
  paper: Paper,
  bank: readonly BankQuestion[],
  keys: PaperKeys['keys'],
): PaperProblem[] {
  const placed = placedQuestions(paper, bank)
  const pools = poolsOf(paper, bank)
  const used = [
    ...placed.flatMap(({ path, question }) => (question ? [{ path, question }] : [])),
    ...pools.flatMap(({ path, candidates }) => candidates.map((question) => ({ path, question }))),
  ]
  const sections = paper.sections.map((section, index) => entriesOf(section, index, placed, pools))
  const entries = sections.flat()
  const count = entries.reduce((all, entry) => all + entry.count, 0)
  return [
    ...proveIds(paper),
    ...provePlaced(placed),
    ...provePools(pools),
    ...proveKeys(used, keys),
    ...paper.sections.flatMap((section, index) => proveSection(section, index, sections[index] ?? [])),
    ...proveDenominator(entries),
    ...proveLanguages(paper, used),
    ...proveTimes(paper, count),
  ]
}

const placedQuestions = (paper: Paper, bank: readonly BankQuestion[]): Placed[] =>
  paper.sections.flatMap(({ items }, section) =>
    items.flatMap((item, index) =>
      item.kind === 'question'
        ? [
            {
              path: ['sections', section, 'items', index],
              name: item.question,
              question: bank.find(({ id, version }) => id === item.question && version === item.version),
            },
          ]
        : [],
    ),
  )

const proveIds = ({ sections }: Paper): PaperProblem[] =>
  sections.flatMap(({ id }, index): PaperProblem[] =>
    sections.findIndex((one) => one.id === id) === index
      ? []
      : [{ path: ['sections', index, 'id'], key: 'sectionTwice' }],
  )

const provePlaced = (placed: readonly Placed[]): PaperProblem[] =>
  placed.flatMap(({ path, name, question }, index): PaperProblem[] => [
    ...(placed.findIndex((one) => one.name === name) === index
      ? []
      : [{ path, key: 'questionTwice' as const }]),
    ...(question ? [] : [{ path, key: 'questionUnknown' as const }]),
    ...(question?.isRetired ? [{ path, key: 'questionRetired' as const }] : []),
  ])

function proveKeys(
  used: readonly { path: PaperProblem['path']; question: BankQuestion }[],
  keys: PaperKeys['keys'],
): PaperProblem[] {
  const keyOf = new Map(keys.map(({ question, key }) => [question, key]))
  return used.flatMap(({ path, question }) =>
    leavesOf(question).flatMap(({ id, leaf }): PaperProblem[] => {
      const key = keyOf.get(id)
      if (!key)
        return leaf.type === 'subjective' ? [] : [{ path, key: 'keyMissing', values: { question: id } }]
      return checkKey(leaf, key) ? [{ path, key: 'keyUnfit', values: { question: id } }] : []
    }),
  )
}

function entriesOf(
  section: Section,
  index: number,
  placed: readonly Placed[],
  pools: readonly ProvenPool[],
): Entry[] {
  const at = (path: PaperProblem['path'], item: number): boolean => path[1] === index && path[3] === item
  return section.items.flatMap((item, place): Entry[] => {
    const path = ['sections', index, 'items', place]
    if (item.kind === 'pool') {
      const candidates = pools.find((pool) => at(pool.path, place))?.candidates ?? []
      const leaves = candidates.flatMap((question) => leavesOf(question).map(({ leaf }) => leaf))
      const kinds = leaves.map((leaf) => ({ leaf, scheme: schemeFor(section, item, leaf.type) }))
      return [{ path, count: item.pick, isBonus: false, kinds }]
    }
    const question = placed.find((one) => at(one.path, place))?.question
    return (question ? leavesOf(question) : []).map(({ leaf }) => ({
      path,
      count: 1,
      isBonus: item.isBonus,
      kinds: [{ leaf, scheme: schemeFor(section, item, leaf.type) }],
    }))
  })
}

function proveDenominator(entries: readonly Entry[]): PaperProblem[] {
  const marked = entries.flatMap(({ kinds }) =>
    kinds.flatMap(({ leaf, scheme }) => (scheme ? [{ leaf, scheme }] : [])),
  )
  return paperDenominator(marked) === null ? [{ path: ['sections'], key: 'marksTooFine' }] : []
}
