import type {
  DraftBlank,
  DraftItem,
  DraftLeaf,
  DraftNumbers,
  DraftText,
  QuestionDraft,
} from './questionDraft.ts'

type Fields = Record<string, unknown>

/** What the editor sends: the question in the exchange format. Texts that are not written are left out, so that the server says so. */
export function exchangeOfDraft(draft: QuestionDraft): Fields {
  const { type, difficulty, concepts, source, year } = draft
  const about = {
    difficulty,
    concepts,
    source: source.trim() || null,
    year: year.trim() === '' ? null : numberOf(year),
  }
  if (type !== 'comprehension') return { ...leafFields({ ...draft.leaf, type }), ...about }
  const parts = draft.parts.map(({ id, leaf }) => ({ id, ...leafFields(leaf) }))
  return { type, passage: textOf(draft.passage), parts, ...about }
}

function leafFields(leaf: DraftLeaf): Fields {
  const { type } = leaf
  return {
    type,
    ...(type === 'assertionReason'
      ? { assertion: textOf(leaf.assertion), reason: textOf(leaf.reason) }
      : { stem: textOf(leaf.stem) }),
    ...ownFields(leaf),
    ...optional('hint', textOf(leaf.hint)),
    ...optional('solution', textOf(leaf.solution)),
    ...(leaf.solutionVideo ? { solutionVideo: leaf.solutionVideo } : {}),
  }
}

function ownFields(leaf: DraftLeaf): Fields {
  switch (leaf.type) {
    case 'single':
    case 'assertionReason':
      return { options: leaf.options.map(itemOf), right: leaf.right }
    case 'multiple':
      return { options: leaf.options.map(itemOf), right: [leaf.right, ...leaf.otherSets] }
    case 'trueFalse':
      return { right: leaf.trueFalse }
    case 'integer':
      return { numbers: leaf.numbers.map(numbersOf) }
    case 'numeric':
      return {
        numbers: leaf.numbers.map(numbersOf),
        decimals: leaf.decimals.trim() === '' ? null : numberOf(leaf.decimals),
      }
    case 'match':
    case 'matrix':
      return { rows: leaf.rows.map(itemOf), columns: leaf.columns.map(itemOf), right: gridOf(leaf) }
    case 'fillBlank':
      return { blanks: leaf.blanks.map(blankOf) }
    case 'subjective':
      return {
        maxFiles: numberOf(leaf.maxFiles),
        maxCharacters: numberOf(leaf.maxCharacters),
        rubric: leaf.rubric.map(({ text, marks }) => ({ text: textOf(text) ?? {}, marks: marks.trim() })),
      }
  }
}

/** What is no number stays as it is typed, for the server to name it. */
const numberOf = (typed: string): unknown => {
  const number = Number(typed.trim())
  return typed.trim() !== '' && Number.isFinite(number) ? number : typed
}

const optional = (name: string, value: unknown): Fields => (value === undefined ? {} : { [name]: value })

function textOf({ en, hi }: DraftText): Partial<DraftText> | undefined {
  const written = { ...(en.trim() ? { en } : {}), ...(hi.trim() ? { hi } : {}) }
  return Object.keys(written).length > 0 ? written : undefined
}

const itemOf = ({ id, text, isPinned }: DraftItem): Fields => ({
  id,
  text: textOf(text),
  ...(isPinned ? { isPinned } : {}),
})

/** Rows in order, and of each only columns that are still there. */
const gridOf = ({ rows, columns, grid }: DraftLeaf): Fields => {
  const known = columns.map(({ id }) => id)
  const chosen = (row: string) => known.filter((column) => grid[row]?.includes(column))
  return Object.fromEntries(rows.flatMap(({ id }) => (chosen(id).length > 0 ? [[id, chosen(id)]] : [])))
}

const numbersOf = ({ kind, from, to }: DraftNumbers): unknown => {
  if (kind === 'exact') return from.trim()
  return kind === 'range'
    ? { from: from.trim(), to: to.trim() }
    : { value: from.trim(), tolerance: to.trim() }
}

const blankOf = ({ id, kind, accepted, isCaseSensitive, numbers }: DraftBlank): Fields =>
  kind === 'number'
    ? { id, kind, numbers: numbers.map(numbersOf) }
    : {
        id,
        kind,
        isCaseSensitive,
        accepted: accepted.split('\n').filter((line) => line.trim() !== ''),
      }
