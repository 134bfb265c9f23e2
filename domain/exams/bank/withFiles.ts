import type { FileQuestion } from '../files/ImportedQuestion.ts'

/** The same question with other ids of pictures and videos. */
export function withFiles<Q extends Pick<FileQuestion, 'content' | 'solutions'>>(
  question: Q,
  idOf: (file: string) => string,
): Q {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).map(([name, inner]) => [name, replaced(inner)] as const)
    const copy = Object.fromEntries(entries)
    return copy.kind === 'image' ? { ...copy, file: idOf(copy.file as string) } : copy
  }
  const content = replaced(question.content) as Q['content']
  const solutions = (replaced(question.solutions) as Q['solutions']).map((solution) => ({
    ...solution,
    video: solution.video === null ? null : idOf(solution.video),
  }))
  return { ...question, content, solutions }
}
