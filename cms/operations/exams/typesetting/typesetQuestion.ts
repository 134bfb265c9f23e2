import type { Finding } from '#domain/exams/files/Finding.ts'
import type { Solutions } from '#domain/exams/files/ImportedQuestion.ts'
import type { LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type { Leaf, Option } from '#domain/exams/questions/LeafSchema.ts'
import type { Content } from '#domain/exams/questions/QuestionSchema.ts'
import type { TypesetContent, TypesetLeaf, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import { type PictureSizes, Typesetter } from './Typesetter.ts'

type TypesetQuestion = {
  content: TypesetContent
  solutions: TypesetSolution[]
  /** What cannot be typeset; with any, the question is not saved. */
  problems: Finding[]
}

/** A question and its solutions as they are drawn. Paths of problems are those of the exchange format (`solution.en`, `parts[0].stem.hi`). */
export async function typesetQuestion(
  { content, solutions }: { content: Content; solutions: Solutions },
  sizes: PictureSizes,
): Promise<TypesetQuestion> {
  const typesetter = new Typesetter(sizes)
  const typeset = await contentOf(typesetter, content)
  const made: TypesetSolution[] = []
  for (const { question, text, video } of solutions) {
    const path = `${basePath(content, question)}solution`
    made.push({ question, text: text && (await typesetter.local(text, path)), video })
  }
  return { content: typeset, solutions: made, problems: typesetter.problems }
}

/** Where the leaf of a solution is: empty for a question alone, `parts[1].` for a part of a set. */
function basePath(content: Content, question: string): string {
  if (content.type !== 'comprehension') return ''
  const at = content.parts.findIndex(({ id }) => question.endsWith(`.${id}`))
  return `parts[${at}].`
}

async function contentOf(typesetter: Typesetter, content: Content): Promise<TypesetContent> {
  if (content.type !== 'comprehension') return leafOf(typesetter, content, '')
  const passage = await typesetter.local(content.passage, 'passage')
  const parts: { id: string; content: TypesetLeaf }[] = []
  for (const [at, part] of content.parts.entries())
    parts.push({ id: part.id, content: await leafOf(typesetter, part.content, `parts[${at}].`) })
  return { type: 'comprehension', passage, parts }
}

const TEXTS = ['stem', 'assertion', 'reason', 'hint'] as const
const LISTS = ['options', 'rows', 'columns'] as const

async function leafOf(typesetter: Typesetter, leaf: Leaf, base: string): Promise<TypesetLeaf> {
  const fields = leaf as Record<string, unknown>
  const made: Record<string, unknown> = { ...leaf }
  for (const name of TEXTS)
    if (fields[name]) made[name] = await typesetter.local(fields[name] as LocalBlocks, base + name)
  for (const name of LISTS) {
    const items: unknown[] = []
    for (const [at, item] of ((fields[name] ?? []) as Option[]).entries())
      items.push({ ...item, text: await typesetter.local(item.text, `${base}${name}[${at}].text`) })
    if (fields[name]) made[name] = items
  }
  return made as TypesetLeaf
}
