import type { Answer } from '../answers/AnswerSchema.ts'
import { hasNewPages } from '../answers/pagesOfAnswer.ts'

/** A question as it is saved: answer, mark, and whether it was ever on the screen. */
export type HallQuestion = {
  id: string
  section: string
  saved: Answer | null
  isMarked: boolean
  isVisited: boolean
}

/** `draft` is what is chosen or typed on the screen and not saved yet; the same as saved when nothing was changed. */
export type HallState = { questions: readonly HallQuestion[]; current: string; draft: Answer | null }

export type HallRules = {
  /**
   * `strict`: as in the real hall, leaving a question by any other way than its buttons drops the draft; one with new
   * pages is saved there too, since photos of a sheet are not made again with a tap.
   */
  hall: 'strict' | 'safe'
  isForwardOnly: boolean
  /** Sections that take answers now. */
  open: readonly string[]
}

export type HallAction =
  | { kind: 'choose'; answer: Answer | null }
  | { kind: 'saveAndNext' | 'saveAndMark' | 'markAndNext' | 'clear' | 'next' | 'back' | 'keep' }
  | { kind: 'jump'; to: string }

/** A save on its way to the server, and the message to the student. */
export type HallStep = {
  state: HallState
  save: Pick<HallQuestion, 'id' | 'saved' | 'isMarked'> | null
  notice: 'draftDropped' | 'draftSaved' | 'cannotGo' | null
}

/**
 * The hall after a button.
 * - Save & Next: saves the draft, removes the mark, moves to the next question.
 * - Save & Mark for Review: saves the draft, marks, moves to the next question.
 * - Mark for Review & Next: marks and moves to the next question; the draft is saved in the safe hall only.
 * - Clear Response: empties the draft and what was saved, and takes the mark away.
 * - keep, after a while without a button: the safe hall saves the draft and stays; nothing in the strict one but new pages.
 * - Next, Back, jump: nothing is saved in the strict hall, and a draft is dropped with a notice; the safe hall saves.
 *
 * After the last question of the paper, and before a section that is closed, one stays. In a closed section
 * nothing is saved.
 */
export function hallStep(state: HallState, action: HallAction, rules: HallRules): HallStep {
  const question = state.questions.find(({ id }) => id === state.current)
  if (!question || !rules.open.includes(question.section))
    return action.kind === 'jump'
      ? moved(state, action.to, rules, null, null)
      : { state, save: null, notice: 'cannotGo' }
  if (action.kind === 'choose') return { state: { ...state, draft: action.answer }, save: null, notice: null }
  if (action.kind === 'clear') {
    const cleared = { ...question, saved: null, isMarked: false }
    return { state: { ...withQuestion(state, cleared), draft: null }, save: cleared, notice: null }
  }
  const { kind } = action
  if (kind === 'saveAndNext' || kind === 'saveAndMark') {
    const saved = { ...question, saved: state.draft, isMarked: kind === 'saveAndMark' }
    return moved(withQuestion(state, saved), neighbour(state, 1), rules, saved, null)
  }
  const isChanged = hasChangedDraft(state)
  const savesDraft = savesItself(state, rules.hall)
  if (kind === 'keep') {
    if (!savesDraft) return { state, save: null, notice: null }
    const kept = { ...question, saved: state.draft }
    return { state: withQuestion(state, kept), save: kept, notice: null }
  }
  const answer = savesDraft ? state.draft : question.saved
  const notice = isChanged ? (savesDraft ? 'draftSaved' : 'draftDropped') : null
  if (kind === 'markAndNext') {
    const marked = { ...question, saved: answer, isMarked: true }
    return moved(withQuestion(state, marked), neighbour(state, 1), rules, marked, notice)
  }
  const to = kind === 'jump' ? action.to : neighbour(state, kind === 'next' ? 1 : -1)
  if (to === state.current) return { state, save: null, notice: null }
  if (!canGo(state, to, rules)) return { state, save: null, notice: 'cannotGo' }
  const kept = { ...question, saved: answer }
  return moved(withQuestion(state, kept), to, rules, savesDraft ? kept : null, notice)
}

/** Whether what is on the screen differs from what is saved of the question. */
export function hasChangedDraft({ questions, current, draft }: HallState): boolean {
  const question = questions.find(({ id }) => id === current)
  return question !== undefined && !isSame(draft, question.saved)
}

/** Whether what was changed on the screen is saved without one of the buttons that save. */
export function savesItself(state: HallState, hall: HallRules['hall']): boolean {
  const question = state.questions.find(({ id }) => id === state.current)
  return hasChangedDraft(state) && (hall === 'safe' || hasNewPages(state.draft, question?.saved))
}

function moved(
  state: HallState,
  to: string | null,
  rules: HallRules,
  saved: HallQuestion | null,
  notice: HallStep['notice'],
): HallStep {
  const save = saved && { id: saved.id, saved: saved.saved, isMarked: saved.isMarked }
  const target = canGo(state, to, rules) ? to : null
  const shown = state.questions.find(({ id }) => id === (target ?? state.current))
  if (!shown) return { state, save, notice }
  const visited = withQuestion(state, { ...shown, isVisited: true })
  const isStuck = target === null && saved === null
  return {
    state: { ...visited, current: shown.id, draft: shown.saved },
    save,
    notice: isStuck ? 'cannotGo' : notice,
  }
}

/** Whether a question may be shown: it is there, its section is open, and it does not lie behind. */
function canGo(
  { questions, current }: HallState,
  to: string | null,
  { isForwardOnly, open }: HallRules,
): boolean {
  const [from, target] = [current, to].map((one) => questions.findIndex(({ id }) => id === one)) as [
    number,
    number,
  ]
  const section = questions[target]?.section
  return section !== undefined && open.includes(section) && !(isForwardOnly && target <= from)
}

function neighbour({ questions, current }: HallState, step: number): string | null {
  return questions[questions.findIndex(({ id }) => id === current) + step]?.id ?? null
}

const withQuestion = (state: HallState, changed: HallQuestion): HallState => ({
  ...state,
  questions: state.questions.map((one) => (one.id === changed.id ? changed : one)),
})

/** Drafts are made as saved answers are, with their fields in the same order. */
const isSame = (a: Answer | null, b: Answer | null): boolean => JSON.stringify(a) === JSON.stringify(b)
