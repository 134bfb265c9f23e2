import type { Block, Blocks } from '../questions/BlocksSchema.ts'
import { IdSchema } from '../questions/ids.ts'
import { QUESTION_LIMITS } from '../questions/limits.ts'
import type { FindingCode } from './Finding.ts'
import { isTableRule, parseTable, tableText } from './tableText.ts'

/** A picture on a line of its own. */
const IMAGE = /^!\[(.*)\]\(([^()]*)\)$/
/** Text that would be read as a picture or a rule has a backslash more before it. */
const ESCAPED = /^\\+(?=!\[.*\]\([^()]*\)$|\|(?:\s*:?-+:?\s*\|)+$)/

/** `line` counts from 1 within the text. */
export type BlockTextProblem = { code: FindingCode; detail: string; line: number }

/** The id of a picture that a text names; null when it names none. */
export type FileIdOf = (name: string) => string | null
const asItIs: FileIdOf = (name) => (IdSchema.safeParse(name).success ? name : null)

/** Texts beyond this are refused before parsing. */
const MAX_LENGTH = 100_000

/**
 * Reads the plain notation of texts: paragraphs are separated by an empty line and keep their formulas `$…$` and
 * `$$…$$`; a picture is a line `![what it shows](file)`; a table is rows of cells between pipes with a rule `| --- |`
 * below its header, or first where it has none; in a cell a pipe is `\|` and a new line `<br>`. A list of problems
 * instead of blocks when it cannot be read.
 */
export function parseBlocks(
  text: string,
  fileIdOf: FileIdOf = asItIs,
): { blocks: Blocks } | { problems: BlockTextProblem[] } {
  if (text.length > MAX_LENGTH) return { problems: [{ code: 'textLength', detail: '', line: 1 }] }
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd())
  const blocks: Block[] = []
  const problems: BlockTextProblem[] = []
  let paragraph: string[] = []
  const endParagraph = (end: number) => {
    const joined = paragraph.join('\n').trim()
    const line = end - paragraph.length + 1
    paragraph = []
    if (joined.length > QUESTION_LIMITS.text) problems.push({ code: 'textLength', detail: '', line })
    else if (joined) blocks.push({ kind: 'paragraph', text: joined })
  }
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] as string).trimStart()
    const image = IMAGE.exec(line)
    const isTable = line.startsWith('|') && (isTableRule(line) || isTableRule((lines[at + 1] ?? '').trim()))
    if (line === '' || image || isTable) endParagraph(at)
    if (image) {
      const [, alt = '', name = ''] = image
      const read = readImage(alt, name, fileIdOf)
      if ('kind' in read) blocks.push(read)
      else problems.push({ ...read, line: at + 1 })
    } else if (isTable) {
      const rows = tableLines(lines, at)
      const table = parseTable(rows)
      if ('rows' in table) blocks.push({ kind: 'table', ...table })
      else problems.push({ ...table, line: at + table.line + 1 })
      at += rows.length - 1
    } else if (line !== '') paragraph.push(ESCAPED.test(line) ? line.slice(1) : (lines[at] as string))
  }
  endParagraph(lines.length)
  if (problems.length > 0) return { problems }
  if (blocks.length === 0) return { problems: [{ code: 'emptyText', detail: '', line: 1 }] }
  if (blocks.length > QUESTION_LIMITS.blocks)
    return { problems: [{ code: 'manyBlocks', detail: '', line: 1 }] }
  return { blocks }
}

function tableLines(lines: readonly string[], start: number): string[] {
  const rest = lines.slice(start).map((line) => line.trim())
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return end === -1 ? rest : rest.slice(0, end)
}

function readImage(alt: string, name: string, fileIdOf: FileIdOf): Block | Omit<BlockTextProblem, 'line'> {
  if (alt.trim() === '' || alt.length > QUESTION_LIMITS.alt) return { code: 'alt', detail: '' }
  const file = fileIdOf(name.trim())
  return file === null
    ? { code: 'file', detail: name.slice(0, 80) }
    : { kind: 'image', file, alt: alt.trim() }
}

/**
 * The reverse of `parseBlocks`; `fileNameOf` gives the name of a picture. What the notation cannot say becomes what it
 * can: an empty line within a paragraph begins another one, and a new line in the words of a picture is a space.
 */
export const blocksText = (blocks: Blocks, fileNameOf: (file: string) => string = (file) => file): string =>
  blocks
    .map((block) => {
      if (block.kind === 'table') return tableText(block.rows, block.hasHeader)
      if (block.kind === 'image')
        return `![${block.alt.trim().replace(/\s*\n\s*/g, ' ')}](${fileNameOf(block.file)})`
      return block.text.trim().split('\n').map(escapedLine).join('\n')
    })
    .join('\n\n')

/** A line of plain text, so that it is neither a picture nor the rule of a table. */
export function escapedLine(line: string): string {
  const text = line.trim()
  return IMAGE.test(text) || isTableRule(text) || ESCAPED.test(text) ? `\\${text}` : line.trimEnd()
}
