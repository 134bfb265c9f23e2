import type { PreviewedText } from '#domain/calls/exams/bank.ts'
import type { DraftItem, DraftLeaf, QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import type { LocalTypeset, TypesetContent, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import { LOCALES } from '#domain/text/locales.ts'

type PreviewOf = (path: string) => PreviewedText | undefined

/** The question as it would be drawn for students, as far as it is typed and can be typeset. */
export function typesetOfDraft(draft: QuestionDraft, previewOf: PreviewOf): TypesetContent {
  const local = (path: string): LocalTypeset =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const blocks = previewOf(`${path}.${locale}`)?.blocks
        return blocks ? [[locale, blocks]] : []
      }),
    )
  if (draft.type !== 'comprehension') return leafOf({ ...draft.leaf, type: draft.type }, '', local)
  return {
    type: 'comprehension',
    passage: local('passage'),
    parts: draft.parts.map(({ id, leaf }, at) => ({ id, content: leafOf(leaf, `parts[${at}].`, local) })),
  }
}

function leafOf(leaf: DraftLeaf, base: string, local: (path: string) => LocalTypeset): TypesetLeaf {
  const { type } = leaf
  const items = (name: string, list: readonly DraftItem[]) =>
    list.map(({ id, isPinned }, at) => ({ id, isPinned, text: local(`${base}${name}[${at}].text`) }))
  const made: Record<string, unknown> = {
    type,
    ...(type === 'assertionReason'
      ? { assertion: local(`${base}assertion`), reason: local(`${base}reason`) }
      : { stem: local(`${base}stem`) }),
    ...(type === 'single' || type === 'multiple' || type === 'assertionReason'
      ? { options: items('options', leaf.options) }
      : {}),
    ...(type === 'match' || type === 'matrix'
      ? { rows: items('rows', leaf.rows), columns: items('columns', leaf.columns) }
      : {}),
    ...(type === 'fillBlank' ? { blanks: leaf.blanks.map(({ id, kind }) => ({ id, kind })) } : {}),
    ...(type === 'numeric' ? { decimals: null } : {}),
    ...(type === 'subjective'
      ? { maxFiles: Number(leaf.maxFiles), maxCharacters: Number(leaf.maxCharacters) }
      : {}),
  }
  return made as TypesetLeaf
}
