import type { BasePayload } from 'payload'
import type { PreviewedText } from '#domain/calls/exams/bank.ts'
import { parseBlocks } from '#domain/exams/files/blockText.ts'
import { findingText } from '#domain/exams/files/Finding.ts'
import { typesetBlocks } from '../typesetting/Typesetter.ts'
import { bankFiles } from './bankFiles.ts'

/** Texts of a form as students see them, each by itself, so that one that is not finished does not hide the others. */
export async function previewTexts(
  payload: BasePayload,
  project: string,
  texts: readonly { path: string; text: string }[],
): Promise<PreviewedText[]> {
  const read = texts.map(({ path, text }) => ({ path, parsed: parseBlocks(text) }))
  const pictures = read.flatMap(({ parsed }) =>
    'blocks' in parsed ? parsed.blocks.flatMap((block) => (block.kind === 'image' ? block.file : [])) : [],
  )
  const { sizes } = await bankFiles(payload, project, [...new Set(pictures)])
  const made: PreviewedText[] = []
  for (const { path, parsed } of read) {
    if ('problems' in parsed) {
      made.push({
        path,
        blocks: null,
        problems: parsed.problems.map((problem) => `Line ${problem.line}: ${findingText(problem)}`),
      })
      continue
    }
    const { blocks, problems } = await typesetBlocks(parsed.blocks, sizes)
    made.push({ path, blocks, problems: [...new Set(problems.map(findingText))] })
  }
  return made
}
