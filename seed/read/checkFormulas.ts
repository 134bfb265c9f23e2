import { replaceMaths } from '#domain/maths/replaceMaths.ts'
import { formulaProblem } from '#hooks/lectures/typeset.ts'
import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

/** Reports formulas of a lecture that the panel would refuse, before the import writes anything. */
export function checkFormulas(raw: RawRecord, body: string, issues: SeedIssue[]): void {
  replaceMaths(body, (tex) => {
    const problem = formulaProblem(tex)
    if (problem) issues.push(issueAt(raw, ['body'], `has the formula ${tex}: ${problem}`))
    return ''
  })
}
