import { buffer } from 'node:stream/consumers'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { signedText } from '#domain/exams/marks/signedText.ts'
import { filesIn, picturesOf } from '#domain/exams/pack/filesIn.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import { paperSums } from '#domain/exams/papers/paperSums.ts'
import { leafId } from '#domain/exams/questions/ids.ts'
import { keyText } from '#domain/exams/questions/keyText.ts'
import type {
  Inline,
  LocalTypeset,
  TypesetBlock,
  TypesetContent,
  TypesetLeaf,
} from '#domain/exams/questions/typesetContent.ts'
import type { QuestionFile } from '#payload-types'
import { openMathjax } from '../../../adapters/maths/mathjax.ts'
import {
  formulaKey,
  type PrintedPaper,
  type PrintedQuestion,
} from '../../../adapters/pdf/paper/PaperSheet.ts'
import { fileStore } from '../../../adapters/storage/openFileStore.ts'
import type { TriedPaper } from './triedPaper.ts'

type About = Pick<PrintedPaper, 'title' | 'brand' | 'at' | 'edition'> & {
  project: string
  hasKey: boolean
  languages: PrintedPaper['languages']
}

/** A paper with everything that its PDF needs; pools are drawn as for the first student. */
export async function printedPaper(
  payload: BasePayload,
  { content: { paper, bank, typeset, instructions }, keys, solutions }: TriedPaper,
  { project, hasKey, ...about }: About,
): Promise<PrintedPaper> {
  const sums = paperSums(paper, bank)
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const solutionOf = new Map(solutions.map(({ question, text }) => [question, text]))
  let number = 0
  const drawn = askedSections({ ...paper, shuffle: NO_SHUFFLE }, bank, 'print')
  const sections = drawn.flatMap(({ id, questions }) => {
    const section = paper.sections.find((one) => one.id === id)
    if (!section) return []
    return {
      title: section.title,
      choose: section.choose,
      instructions: instructions.sections[id] ?? null,
      questions: questions.flatMap((asked): PrintedQuestion[] => {
        const [question = '', part = null] = asked.id.split('.')
        const content = typeset[question]
        const leaf = content && leafOf(content, part)
        if (!leaf) return []
        number += 1
        const key = hasKey ? keyOf.get(asked.id) : undefined
        return [
          {
            number,
            leaf,
            passage: passageOf(content, question, asked.id, number),
            right: signedText(asked.scheme.correct),
            wrong: signedText(asked.scheme.wrong),
            key: key ? keyText(key, letterIn(leaf)) || null : null,
            solution: hasKey ? (solutionOf.get(asked.id) ?? null) : null,
          },
        ]
      }),
    }
  })
  const texts = [
    instructions.paper,
    ...sections.flatMap((section) => [
      ...(section.instructions ? [section.instructions] : []),
      ...section.questions.flatMap(({ leaf, passage, solution }) => [
        ...textsOfLeaf(leaf),
        ...(passage ? [passage.text] : []),
        ...(solution ? [solution] : []),
      ]),
    ]),
  ]
  const files = [...texts.flatMap(picturesOf), ...Object.values(typeset).flatMap(filesIn)]
  return {
    ...about,
    hasKey,
    minutes: paper.minutes,
    marks: marksText(sums.marks),
    questionCount: sums.questions,
    instructions: instructions.paper,
    sections,
    formulas: await drawFormulas(texts),
    pictures: await readPictures(payload, project, [...new Set(files)]),
  }
}

const NO_SHUFFLE = { sections: false, questions: false, options: false }

const leafOf = (content: TypesetContent, part: string | null): TypesetLeaf | undefined =>
  content.type === 'comprehension' ? content.parts.find(({ id }) => id === part)?.content : content

/** The passage of a set, before its first part. */
function passageOf(
  content: TypesetContent | undefined,
  question: string,
  leaf: string,
  number: number,
): PrintedQuestion['passage'] {
  if (content?.type !== 'comprehension' || leaf !== leafId(question, content.parts[0]?.id ?? null))
    return null
  return { text: content.passage, from: number, to: number + content.parts.length - 1 }
}

const letterIn =
  (leaf: TypesetLeaf) =>
  (id: string): string => {
    const place = 'options' in leaf ? leaf.options.findIndex((option) => option.id === id) : -1
    return place < 0 ? id.toUpperCase() : String.fromCharCode(65 + place)
  }

/** Every text of a leaf but its hint. */
function textsOfLeaf(leaf: TypesetLeaf): LocalTypeset[] {
  const stem = leaf.type === 'assertionReason' ? [leaf.assertion, leaf.reason] : [leaf.stem]
  const lists = [
    ...('options' in leaf ? leaf.options : []),
    ...('rows' in leaf ? [...leaf.rows, ...leaf.columns] : []),
  ]
  return [...stem, ...lists.map(({ text }) => text)]
}

const inlinesOf = (block: TypesetBlock): Inline[] => {
  if (block.kind === 'paragraph') return block.inlines
  return block.kind === 'table' ? block.rows.flat(2) : []
}

async function drawFormulas(texts: readonly LocalTypeset[]): Promise<Record<string, string>> {
  const { draw } = await openMathjax()
  const drawn: Record<string, string> = {}
  for (const text of texts)
    for (const blocks of Object.values(text))
      for (const inline of (blocks ?? []).flatMap(inlinesOf)) {
        if (typeof inline === 'string' || inline.kind !== 'math') continue
        const key = formulaKey(inline.tex, inline.isDisplay)
        drawn[key] ??= await draw(inline.tex, inline.isDisplay)
      }
  return drawn
}

/** Pictures as pdfkit embeds them. */
async function readPictures(
  payload: BasePayload,
  project: string,
  ids: readonly string[],
): Promise<Record<string, Uint8Array>> {
  if (ids.length === 0) return {}
  const { docs } = await payload.db.find<QuestionFile>({
    collection: 'question-files',
    where: { and: [{ id: { in: [...ids] } }, { project: { equals: project } }] },
    pagination: false,
    limit: ids.length,
  })
  const pictures: Record<string, Uint8Array> = {}
  for (const { id, filename, mimeType } of docs) {
    const stored = filename ? await fileStore().get(`question-files/${filename}`) : null
    if (!stored) continue
    const bytes = await buffer(stored.body)
    pictures[String(id)] = new Uint8Array(
      mimeType === 'image/webp' ? await sharp(bytes).png().toBuffer() : bytes,
    )
  }
  return pictures
}
