import type { SolutionsResponse, Solved } from '#domain/calls/exams/solutions.ts'
import { filesIn, picturesOf } from '#domain/exams/pack/filesIn.ts'

/** Addresses of what a question of an attempt and its solution show, by file id. */
export function picturesFor(
  { asked, solution }: Solved,
  contents: NonNullable<SolutionsResponse['solutions']>['contents'],
  base: string,
  attempt: string,
): ReadonlyMap<string, string> {
  const content = contents[asked.question]
  const ids = [
    ...(content ? filesIn(content) : []),
    ...(solution?.text ? picturesOf(solution.text) : []),
    ...(solution?.video ? [solution.video] : []),
  ]
  return new Map(
    ids.map((file) => [file, `${base}/api/tests/solutionfile?${new URLSearchParams({ attempt, file })}`]),
  )
}
