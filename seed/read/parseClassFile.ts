import { parseFrontMatter, readFields } from './parseFrontMatter.ts'
import type { RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

const HEADING = /^(#{1,2})\s+(.+?)\s*$/

type Chapter = { title: string; hindiTitle?: string }

type Section = { depth: number; title: string; line: number; content: string[] }

/**
 * A class with its lectures in one Markdown file: the front matter is the class; `# Chapter` starts a
 * chapter, `## Lecture` a lecture; lines of `name: value` under it are its fields, and what follows the first
 * empty line is its body. Headings in a body begin with `###`; they are the second level of the lecture's
 * page and stored as such.
 */
export function parseClassFile(
  file: string,
  slug: string,
  text: string,
  issues: SeedIssue[],
): { classes: RawRecord[]; lectures: RawRecord[] } {
  const front = parseFrontMatter(file, text, issues)
  if (!front) return { classes: [], lectures: [] }
  const lectures: RawRecord[] = []
  let chapter: Chapter | undefined
  for (const section of splitSections(file, front.body, bodyStart(text, front.bodyLine), issues)) {
    if (section.depth === 1) chapter = chapterOf(file, section, issues)
    else lectures.push(lectureOf(file, slug, chapter, section, issues))
  }
  return {
    classes: [{ file, row: 1, values: { slug, ...front.values }, lines: front.lines }],
    lectures,
  }
}

/** Line of the first character of the trimmed body. */
function bodyStart(text: string, bodyLine: number): number {
  const lines = text.split('\n')
  const offset = lines.slice(bodyLine - 1).findIndex((line) => line.trim() !== '')
  return bodyLine + Math.max(offset, 0)
}

function splitSections(file: string, body: string, firstLine: number, issues: SeedIssue[]): Section[] {
  const sections: Section[] = []
  let isCode = false
  body.split('\n').forEach((line, index) => {
    if (line.startsWith('```')) isCode = !isCode
    const heading = isCode ? null : HEADING.exec(line)
    if (heading?.[1] && heading[2]) {
      sections.push({ depth: heading[1].length, title: heading[2], line: firstLine + index, content: [] })
    } else if (sections.length > 0)
      sections.at(-1)?.content.push(isCode ? line : line.replace(/^#(##+\s)/, '$1'))
    else if (line.trim() !== '') {
      issues.push({ file, row: firstLine + index, field: '', reason: 'stands before the first chapter' })
    }
  })
  return sections
}

/** A chapter may have `hindiTitle: …` directly under its heading. */
function chapterOf(file: string, { title, line, content }: Section, issues: SeedIssue[]): Chapter {
  const rows = content.filter((row) => row.trim() !== '')
  const { hindiTitle } = readFields(file, rows, line + 1, issues).values
  return { title, ...(typeof hindiTitle === 'string' && { hindiTitle }) }
}

const chapterFields = (chapter: Chapter | undefined): Record<string, string> => ({
  ...(chapter && { chapter: chapter.title }),
  ...(chapter?.hindiTitle && { hindiChapter: chapter.hindiTitle }),
})

function lectureOf(
  file: string,
  classSlug: string,
  chapter: Chapter | undefined,
  { title, line, content }: Section,
  issues: SeedIssue[],
): RawRecord {
  const blank = content.findIndex((row) => row.trim() === '')
  const fieldRows = content.slice(0, blank < 0 ? content.length : blank)
  const { values, lines } = readFields(file, fieldRows, line + 1, issues)
  const body = content.slice(fieldRows.length).join('\n').trim()
  return {
    file,
    row: line,
    lines,
    values: { class: classSlug, title, ...chapterFields(chapter), ...values, ...(body && { body }) },
  }
}
