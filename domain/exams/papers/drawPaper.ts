import type { AskedSection } from '../marking/markAttempt.ts'
import type { Scheme } from '../marking/SchemeSchema.ts'
import type { Leaf, Option } from '../questions/LeafSchema.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import type { Paper, Section } from './PaperSchema.ts'
import { type BankQuestion, placedIn, poolCandidates } from './poolCandidates.ts'
import { schemeFor } from './schemeFor.ts'
import { type Draw, seeded, shuffled } from './seeded.ts'

/** A question in an attempt: `options` are the ids of its options, or columns of a match, as this student sees them. */
export type DrawnQuestion = {
  id: string
  question: string
  version: number
  part: string | null
  options: string[] | null
}
export type DrawnPaper = { sections: { id: string; questions: DrawnQuestion[] }[] }

type Chosen = { question: BankQuestion; scheme: Scheme | null; isBonus: boolean }
type DrawnSection = { section: Section; chosen: Chosen[] }

/**
 * The questions of an attempt in its order, and the order of their options. The same paper, bank and seed always
 * give the same, so the bank is the one that was frozen with the release, not today's. Parts of a set stay together and in order. Throws a RangeError when the bank lacks a question
 * or a pool has too few, which is proven before a paper is published.
 * @param seed names the attempt
 */
export const drawPaper = (paper: Paper, bank: readonly BankQuestion[], seed: string): DrawnPaper => ({
  sections: drawSections(paper, bank, seed).map(({ section, chosen }) => ({
    id: section.id,
    questions: chosen.flatMap(({ question }) =>
      leavesOf(question).map(({ id, part, leaf }) => ({
        id,
        question: question.id,
        version: question.version,
        part,
        options: optionOrder(leaf, paper.shuffle.options, seeded(`${seed}/options/${id}`)),
      })),
    ),
  })),
})

/** The same questions as `markAttempt` takes them, in the same order. */
export const askedSections = (paper: Paper, bank: readonly BankQuestion[], seed: string): AskedSection[] =>
  drawSections(paper, bank, seed).map(({ section, chosen }) => ({
    id: section.id,
    choose: section.choose,
    questions: chosen.flatMap(({ question, scheme: own, isBonus }) =>
      leavesOf(question).map(({ id, leaf }) => {
        const scheme = schemeFor(section, { scheme: own }, leaf.type)
        if (!scheme) throw new RangeError(`There is no scheme for question ${id}`)
        return { id, leaf, scheme, isBonus }
      }),
    ),
  }))

function drawSections(paper: Paper, bank: readonly BankQuestion[], seed: string): DrawnSection[] {
  const taken = new Set(placedIn(paper))
  const sections = paper.sections.map((section): DrawnSection => {
    const chosen = section.items.flatMap((item): Chosen[] => {
      if (item.kind === 'question') {
        const question = bank.find(({ id, version }) => id === item.question && version === item.version)
        if (!question) throw new RangeError(`The bank has no version ${item.version} of ${item.question}`)
        return [{ question, scheme: item.scheme, isBonus: item.isBonus }]
      }
      const candidates = poolCandidates(item, bank, taken)
      if (candidates.length < item.pick) throw new RangeError(`Pool ${item.id} has too few questions`)
      const drawn = shuffled(candidates, seeded(`${seed}/pool/${item.id}`)).slice(0, item.pick)
      for (const { id } of drawn) taken.add(id)
      return drawn.map((question) => ({ question, scheme: item.scheme, isBonus: false }))
    })
    const order = paper.shuffle.questions ? shuffled(chosen, seeded(`${seed}/section/${section.id}`)) : chosen
    return { section, chosen: order }
  })
  return paper.shuffle.sections ? shuffled(sections, seeded(`${seed}/sections`)) : sections
}

/** Pinned options keep their places, and so do all options of assertion and reason. */
function optionOrder(leaf: Leaf, isShuffled: boolean, draw: Draw): string[] | null {
  if (leaf.type === 'assertionReason') return leaf.options.map(({ id }) => id)
  if (leaf.type === 'single' || leaf.type === 'multiple') return orderOf(leaf.options, isShuffled, draw)
  return leaf.type === 'match' ? orderOf(leaf.columns, isShuffled, draw) : null
}

function orderOf(options: readonly Option[], isShuffled: boolean, draw: Draw): string[] {
  if (!isShuffled) return options.map(({ id }) => id)
  const loose = shuffled(
    options.filter(({ isPinned }) => !isPinned),
    draw,
  ).values()
  return options.map((option) => (option.isPinned ? option : (loose.next().value ?? option)).id)
}
