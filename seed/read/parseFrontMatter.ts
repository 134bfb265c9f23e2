import type { SeedIssue } from './SeedIssue.ts'

/** The front matter of a Markdown file, the line of each field, and the text below. */
export type FrontMatter = {
  values: Record<string, string | string[]>
  lines: Record<string, number>
  body: string
  bodyLine: number
}

const FIELD = /^([A-Za-z][A-Za-z0-9]*):(?:\s+(.*))?$/
const ENTRY = /^-\s+(.*)$/

/**
 * Parses `---`, lines of `name: value`, `---`, then Markdown. A name without a value takes the `- entries`
 * below it as a list. No quoting and no nesting: everything after the colon is the value.
 */
export function parseFrontMatter(file: string, text: string, issues: SeedIssue[]): FrontMatter | null {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    issues.push({ file, row: 1, field: '', reason: 'must start with fields between two lines of ---' })
    return null
  }
  const fields = readFields(file, lines.slice(1, end), 2, issues)
  return {
    ...fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    bodyLine: end + 2,
  }
}

/** Lines of `name: value` and `- entry`; `firstLine` is the line number of the first. */
export function readFields(
  file: string,
  lines: readonly string[],
  firstLine: number,
  issues: SeedIssue[],
): Pick<FrontMatter, 'values' | 'lines'> {
  const values: FrontMatter['values'] = {}
  const at: FrontMatter['lines'] = {}
  let list: string[] | null = null
  lines.forEach((line, index) => {
    const row = firstLine + index
    const entry = ENTRY.exec(line)
    const field = FIELD.exec(line)
    if (entry?.[1] !== undefined && list) list.push(entry[1].trim())
    else if (field?.[1]) {
      const [, name, value = ''] = field
      if (Object.hasOwn(at, name)) issues.push({ file, row, field: name, reason: 'is given twice' })
      at[name] = row
      list = value.trim() === '' ? [] : null
      values[name] = list ?? value.trim()
    } else if (line.trim() !== '') {
      issues.push({ file, row, field: '', reason: 'must be "name: value" or an entry "- value" of a list' })
    }
  })
  for (const [name, value] of Object.entries(values)) if (value.length === 0) delete values[name]
  return { values, lines: at }
}
