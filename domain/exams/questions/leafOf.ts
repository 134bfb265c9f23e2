import type { LocalTypeset, TypesetContent, TypesetLeaf } from './typesetContent.ts'

/** What is asked, and the passage that it belongs to. */
export function leafOf(
  content: TypesetContent | undefined,
  part: string | null,
): { leaf: TypesetLeaf; passage: LocalTypeset | null } | null {
  if (!content) return null
  if (content.type !== 'comprehension') return { leaf: content, passage: null }
  const found = content.parts.find(({ id }) => id === part)
  return found ? { leaf: found.content, passage: content.passage } : null
}
