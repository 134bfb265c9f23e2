/**
 * One problem in a project folder. `file` is relative to the folder; `row` is the line in CSV and Markdown,
 * the path of the enclosing object in JSON (`[2].faqs[0]`, empty for the document itself); `field` is the
 * column or field, empty when the whole row or file is meant; `reason` completes the sentence "<field> …".
 */
export type SeedIssue = { file: string; row: number | string; field: string; reason: string }

/** Sorts issues by file, then by row in natural order, then by field. */
export const compareIssues = (left: SeedIssue, right: SeedIssue): number =>
  left.file.localeCompare(right.file, 'en') ||
  String(left.row).localeCompare(String(right.row), 'en', { numeric: true }) ||
  left.field.localeCompare(right.field, 'en', { numeric: true })
