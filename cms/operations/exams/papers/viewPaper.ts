import type { ViewedPaper } from '#domain/calls/exams/papers.ts'
import { signedText } from '#domain/exams/marks/signedText.ts'
import { askedSections, drawPaper } from '#domain/exams/papers/drawPaper.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'

/** A paper as somebody with this seed would get it, without keys. */
export function viewPaper(
  { paper, bank, typeset, instructions }: ReleaseContent,
  title: string,
  seed: string,
): Omit<ViewedPaper, 'apiSuccess' | 'message'> {
  const drawn = drawPaper(paper, bank, seed).sections
  const asked = new Map(
    askedSections(paper, bank, seed).flatMap(({ questions }) => questions.map((one) => [one.id, one])),
  )
  const sections = drawn.flatMap(({ id, questions }) => {
    const section = paper.sections.find((one) => one.id === id)
    if (!section) return []
    return {
      id,
      title: section.title,
      choose: section.choose,
      minutes: section.minutes,
      instructions: instructions.sections[id] ?? null,
      questions: questions.flatMap(({ id: leaf, question, part, options }) => {
        const one = asked.get(leaf)
        if (!one) return []
        const { correct, wrong } = one.scheme
        return {
          id: leaf,
          question,
          part,
          options,
          type: one.leaf.type,
          isBonus: one.isBonus,
          right: signedText(correct),
          wrong: signedText(wrong),
        }
      }),
    }
  })
  const shown = new Set(drawn.flatMap(({ questions }) => questions.map(({ question }) => question)))
  return {
    title,
    minutes: paper.minutes,
    languages: paper.languages,
    instructions: instructions.paper,
    sections,
    contents: Object.fromEntries(Object.entries(typeset).filter(([id]) => shown.has(id))),
  }
}
