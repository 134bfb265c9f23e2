import type { LocalTypeset, TypesetContent, TypesetLeaf } from '../questions/typesetContent.ts'

/** Ids of the pictures that a question shows, in all of its languages, each once. */
export const filesIn = (content: TypesetContent): string[] => [
  ...new Set(textsOf(content).flatMap(picturesOf)),
]

/** Ids of the pictures of a text. */
export const picturesOf = (text: LocalTypeset): string[] =>
  Object.values(text).flatMap((blocks) =>
    blocks.flatMap((block) => (block.kind === 'image' ? block.file : [])),
  )

const textsOf = (content: TypesetContent): LocalTypeset[] =>
  content.type === 'comprehension'
    ? [content.passage, ...content.parts.flatMap((part) => textsOfLeaf(part.content))]
    : textsOfLeaf(content)

function textsOfLeaf(leaf: TypesetLeaf): LocalTypeset[] {
  const asked = leaf.type === 'assertionReason' ? [leaf.assertion, leaf.reason] : [leaf.stem]
  const hint = leaf.hint ? [leaf.hint] : []
  const chosen = 'options' in leaf ? leaf.options : []
  const matched = 'rows' in leaf ? [...leaf.rows, ...leaf.columns] : []
  return [...asked, ...hint, ...[...chosen, ...matched].map(({ text }) => text)]
}
