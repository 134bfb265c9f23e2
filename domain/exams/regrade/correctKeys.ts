import { isRefused, parseAnswer } from '../files/answerText.ts'
import { unlettered } from '../files/lettered.ts'
import type { ChangedMarks } from '../marking/changedScheme.ts'
import type { PaperKeys } from '../marking/markAttempt.ts'
import { possibleMarks } from '../marking/paperDenominator.ts'
import { type Scheme, SchemeSchema } from '../marking/SchemeSchema.ts'
import { fraction } from '../marks/Fraction.ts'
import { parseMarks } from '../marks/parseMarks.ts'
import { commonDenominator } from '../marks/wireMarks.ts'
import { checkKey, type KeyFault } from '../questions/checkKey.ts'
import { LeafKeySchema } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import type { KeyChange } from './KeyChange.ts'

/** A question as a release asks it: by every scheme that it has anywhere in it. */
export type KeyedQuestion = { leaf: Leaf; schemes: readonly Scheme[] }

/**
 * Why a correction is no correction. `noQuestion`: the paper does not have it; `unreadable`: the answer or the marks cannot be
 * read; `byExpert`: experts mark it; `denominator`: the marks are too fine for the paper; `nothing`: it is so already.
 */
export type ChangeFault = KeyFault | 'noQuestion' | 'unreadable' | 'byExpert' | 'denominator' | 'nothing'
type Corrected = { ok: true; keys: PaperKeys } | { ok: false; question: string; fault: ChangeFault }

/** The keys of a release after corrections, in their order; or the first correction that is none. */
export function correctKeys(
  keys: PaperKeys,
  questions: ReadonlyMap<string, KeyedQuestion>,
  changes: readonly KeyChange[],
  releaseDenominator: number,
): Corrected {
  let corrected = keys
  for (const change of changes) {
    const asked = questions.get(change.question)
    const next = asked ? corrections[change.kind](corrected, asked, change as never) : 'noQuestion'
    const fault = typeof next === 'string' ? next : null
    if (fault !== null || isSame(corrected, next as PaperKeys))
      return { ok: false, question: change.question, fault: fault ?? 'nothing' }
    corrected = next as PaperKeys
  }
  const denominator = denominatorOf(corrected, questions, releaseDenominator)
  if (denominator === null) return { ok: false, question: changes[0]?.question ?? '', fault: 'denominator' }
  return { ok: true, keys: denominator === releaseDenominator ? corrected : { ...corrected, denominator } }
}

type Of<Kind extends KeyChange['kind']> = Extract<KeyChange, { kind: Kind }>
type Correction<Kind extends KeyChange['kind']> = (
  keys: PaperKeys,
  asked: KeyedQuestion,
  change: Of<Kind>,
) => PaperKeys | ChangeFault

const corrections: { [Kind in KeyChange['kind']]: Correction<Kind> } = {
  key: (keys, { leaf }, { question, answer }) => {
    if (leaf.type === 'subjective') return 'byExpert'
    const parsed = parseAnswer(leaf.type, answer)
    if (isRefused(parsed)) return 'unreadable'
    const key = LeafKeySchema.safeParse(unlettered(leaf, parsed))
    if (!key.success) return 'unreadable'
    const fault = checkKey(leaf, key.data)
    return fault ?? { ...keys, keys: replaced(keys.keys, { question, key: key.data }) }
  },
  decision: (keys, _asked, { question, decision }) => ({
    ...keys,
    decisions: decision
      ? replaced(keys.decisions, { question, decision })
      : keys.decisions.filter((one) => one.question !== question),
  }),
  marks: (keys, { schemes }, { question, correct: correctText, wrong: wrongText }) => {
    const [correct, wrong] = [parseMarks(correctText), parseMarks(wrongText)]
    if (!correct || !wrong) return 'unreadable'
    const isFit = schemes.every((scheme) => SchemeSchema.safeParse({ ...scheme, correct, wrong }).success)
    return isFit ? { ...keys, marks: replaced(keys.marks ?? [], { question, correct, wrong }) } : 'unreadable'
  },
}

function replaced<T extends { question: string }>(list: readonly T[], item: T): T[] {
  const isKnown = list.some(({ question }) => question === item.question)
  return isKnown ? list.map((one) => (one.question === item.question ? item : one)) : [...list, item]
}

const isSame = (a: PaperKeys, b: PaperKeys): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A multiple of the release's, so that marks before and after are integers over it; null when it would be too large. */
function denominatorOf(
  { marks = [], denominator }: PaperKeys,
  questions: ReadonlyMap<string, KeyedQuestion>,
  releaseDenominator: number,
): number | null {
  const changed = marks.flatMap(({ question, correct, wrong }: ChangedMarks) => {
    const asked = questions.get(question)
    return (asked?.schemes ?? []).flatMap((scheme) =>
      asked ? possibleMarks(asked.leaf, { ...scheme, correct, wrong }) : [],
    )
  })
  return commonDenominator([fraction(1, denominator ?? releaseDenominator), ...changed])
}
