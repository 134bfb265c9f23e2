import fc from 'fast-check'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { lettered } from '#domain/exams/files/lettered.ts'
import { leafId } from '#domain/exams/questions/ids.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { drawnLeaf } from './drawnLeaf.ts'
import { type Drawn, EVERYTHING, localBlocks } from './drawnTexts.ts'

/** A question of any drawn type as a file has it, with the given id. */
export function drawnQuestion(id: string, drawn: Drawn = EVERYTHING): fc.Arbitrary<FileQuestion> {
  const about = fc.record({
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
    concepts: fc.constantFrom<string[]>([], ['Rotation', 'Units, and measures'], ['घूर्णन']),
    source: fc.constantFrom(null, 'Our own; 2025'),
    year: fc.constantFrom(null, 2025),
  })
  const solution = fc.option(localBlocks(drawn), { nil: null })
  const leaf = fc.constantFrom(...drawn.types).chain((type) => fc.tuple(drawnLeaf(type, drawn), solution))
  const alone = fc.tuple(about, leaf).map(([about, [{ leaf, key }, text]]) => ({
    id,
    content: leaf,
    keys: [{ question: id, key }],
    ...about,
    solutions: text ? [{ question: id, text, video: null }] : [],
  }))
  if (!drawn.hasSets) return alone
  const set = fc
    .tuple(about, localBlocks(drawn), fc.array(leaf, { minLength: 1, maxLength: 3 }))
    .map(([about, passage, leaves]): FileQuestion => {
      const parts = leaves.map(([{ leaf, key }, text], at) => ({ id: `${at + 1}`, leaf, key, text }))
      return {
        id,
        ...about,
        content: {
          type: 'comprehension',
          passage,
          parts: parts.map(({ id, leaf }) => ({ id, content: leaf })),
        },
        keys: parts.map((part) => ({ question: leafId(id, part.id), key: part.key })),
        solutions: parts.flatMap((part) =>
          part.text ? [{ question: leafId(id, part.id), text: part.text, video: null }] : [],
        ),
      }
    })
  return fc.oneof({ arbitrary: alone, weight: 4 }, { arbitrary: set, weight: 1 })
}

/** Several questions with ids of their own. */
export const drawnQuestions = (drawn: Drawn = EVERYTHING, max = 4): fc.Arbitrary<FileQuestion[]> =>
  fc
    .integer({ min: 1, max })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, at) => drawnQuestion(`q${at + 1}`, drawn))),
    )

/** What came back of a question, without the place where it stood. */
export const asWritten = ({
  id,
  content,
  keys,
  solutions,
  difficulty,
  concepts,
  source,
  year,
}: FileQuestion) => ({
  id,
  content,
  keys,
  solutions,
  difficulty,
  concepts,
  source,
  year,
})

/** As formats without ids of options give it back. */
export function withLetters(question: FileQuestion): FileQuestion {
  const { content } = question
  const renamed = leavesOf({ id: question.id ?? '', content }).map(({ id, part, leaf }) => {
    const key = question.keys.find((entry) => entry.question === id)?.key as LeafKey
    return { id, part, ...lettered({ leaf, key }) }
  })
  return {
    ...question,
    content:
      content.type === 'comprehension'
        ? { ...content, parts: renamed.map(({ part, leaf }) => ({ id: part as string, content: leaf })) }
        : (renamed[0]?.leaf as Leaf),
    keys: renamed.map(({ id, key }) => ({ question: id, key })),
  }
}
