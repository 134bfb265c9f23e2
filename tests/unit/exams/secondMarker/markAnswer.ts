import {
  type Exact,
  exact,
  isMore,
  isSame,
  type Marks,
  most,
  NOTHING,
  plus,
  sharedBy,
  times,
  timesCount,
} from './exact.ts'
import type { Answer, Key, Scheme } from './paper.ts'
import { isRightBlank, isRightNumber } from './typed.ts'

type Kind = 'right' | 'partly' | 'wrong'
export type Judged = { outcome: Kind | 'pending'; marks: Exact }

/** Marking rule 3: full marks of a question. */
export const fullMarks = ({ correct, certainty }: Scheme): Exact =>
  certainty ? times(exact(correct), most(certainty.right.map(exact))) : exact(correct)

/** Marking rule 3: an answer that is right or wrong as a whole. */
function whole(
  isRight: boolean,
  { correct, wrong, certainty: levels }: Scheme,
  certainty: 1 | 2 | 3,
): Judged {
  const outcome = isRight ? 'right' : 'wrong'
  if (levels) {
    const factor = levels[outcome][certainty - 1] as Marks
    return { outcome, marks: times(exact(correct), exact(factor)) }
  }
  return { outcome, marks: exact(isRight ? correct : wrong) }
}

/** At least `least` and at most `correct`. */
function partly(marks: Exact, least: Exact | null, correct: Exact): Judged {
  const raised = least && isMore(least, marks) ? least : marks
  return { outcome: 'partly', marks: isMore(raised, correct) ? correct : raised }
}

/** Marking rule 4: chosen options against one right set. */
function markSet(
  chosen: ReadonlySet<string>,
  set: readonly string[],
  optionCount: number,
  scheme: Scheme,
  certainty: 1 | 2 | 3,
): Judged {
  const inside = [...chosen].filter((id) => set.includes(id)).length
  const outside = chosen.size - inside
  const { partial } = scheme
  if (outside === 0 && inside === set.length) return whole(true, scheme, certainty)
  if (inside === 0 || chosen.size === optionCount) return whole(false, scheme, certainty)
  const correct = exact(scheme.correct)
  if (partial.kind === 'subset' && outside === 0)
    return partly(timesCount(exact(partial.each), chosen.size), null, correct)
  if (partial.kind === 'options') {
    const gained = timesCount(exact(partial.each), inside)
    const lost = timesCount(exact(partial.wrongEach), outside)
    return partly(plus(gained, lost), exact(partial.least), correct)
  }
  return whole(false, scheme, certainty)
}

/** Marking rule 4: the best of several results. */
function best(results: readonly Judged[]): Judged {
  const right = results.find(({ outcome }) => outcome === 'right')
  return right ?? results.reduce((first, next) => (isMore(next.marks, first.marks) ? next : first))
}

/** Marking rule 5: each row or blank is right, wrong or, as null, without an answer. */
function markRows(rows: readonly (boolean | null)[], scheme: Scheme, certainty: 1 | 2 | 3): Judged {
  const right = rows.filter((row) => row === true).length
  const wrong = rows.filter((row) => row === false).length
  const { partial } = scheme
  if (right === rows.length) return whole(true, scheme, certainty)
  if (right === 0 || partial.kind !== 'rows') return whole(false, scheme, certainty)
  const correct = exact(scheme.correct)
  const each = partial.each ? exact(partial.each) : sharedBy(correct, rows.length)
  const marks = plus(timesCount(each, right), timesCount(exact(partial.wrongEach), wrong))
  return partly(marks, exact(partial.least), correct)
}

/** Marking rule 6: what an expert gave. */
export function markWork(scheme: Scheme, given: Marks | undefined): Judged {
  if (!given) return { outcome: 'pending', marks: NOTHING }
  const [marks, correct] = [exact(given), exact(scheme.correct)]
  const isQuarter = (marks.top * 4n) % marks.bottom === 0n
  if (isSame(marks, correct)) return { outcome: 'right', marks }
  if (!isQuarter || marks.top < 0n || isMore(marks, correct)) throw new RangeError('No marks of an expert')
  return { outcome: marks.top === 0n ? 'wrong' : 'partly', marks }
}

/** Marking rules 3 to 5: an answer against its key. */
export function markAnswer(answer: Answer, key: Key, optionCount: number, scheme: Scheme): Judged {
  const { certainty } = answer
  if (answer.type !== key.type) throw new RangeError(`A key of ${key.type} for an answer of ${answer.type}`)
  if ('option' in answer && (key.type === 'single' || key.type === 'assertionReason'))
    return whole(key.right.includes(answer.option), scheme, certainty)
  if ('value' in answer && key.type === 'trueFalse')
    return whole(key.right.includes(answer.value), scheme, certainty)
  if ('text' in answer && 'numbers' in key)
    return whole(isRightNumber(answer.text, key.numbers), scheme, certainty)
  if (answer.type === 'multiple' && key.type === 'multiple')
    return best(key.right.map((set) => markSet(answer.options, set, optionCount, scheme, certainty)))
  if (answer.type === 'match' && key.type === 'match')
    return markRows(
      key.rows.map(({ row, columns }) => {
        const column = answer.rows.get(row)
        return column === undefined ? null : columns.includes(column)
      }),
      scheme,
      certainty,
    )
  if (answer.type === 'matrix' && key.type === 'matrix')
    return markRows(
      key.rows.map(({ row, columns }) => {
        const chosen = answer.rows.get(row)
        return chosen ? chosen.size === columns.length && columns.every((id) => chosen.has(id)) : null
      }),
      scheme,
      certainty,
    )
  if (answer.type === 'fillBlank' && key.type === 'fillBlank')
    return markRows(
      key.blanks.map((blank) => {
        const text = answer.blanks.get(blank.blank)
        return text === undefined ? null : isRightBlank(text, blank)
      }),
      scheme,
      certainty,
    )
  throw new Error(`Nobody marks ${answer.type}`)
}
