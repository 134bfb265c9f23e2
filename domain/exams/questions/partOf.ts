import type { TypesetContent } from './typesetContent.ts'

/** A set with its passage and one of its parts; a single question is itself. */
export const partOf = (content: TypesetContent, part: string | null): TypesetContent =>
  content.type === 'comprehension'
    ? { ...content, parts: content.parts.filter(({ id }) => id === part) }
    : content
