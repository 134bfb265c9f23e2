import { describe, expect, it, test } from 'vitest'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { type HallAction, type HallRules, type HallState, hallStep } from '#domain/exams/attempts/hall.ts'
import { PALETTE_STATES, paletteCounts, paletteState } from '#domain/exams/attempts/palette.ts'
import { random } from '#tests/support/random.ts'

const choice = (option: string): Answer => ({ type: 'single', option })
const STRICT: HallRules = { hall: 'strict', isForwardOnly: false, open: ['x', 'y'] }
const SAFE: HallRules = { ...STRICT, hall: 'safe' }

/** Questions x1, x2 of section x and y1 of section y; the first is on the screen. */
const START: HallState = {
  questions: ['x1', 'x2', 'y1'].map((id) => ({
    id,
    section: id[0] as string,
    saved: null,
    isMarked: false,
    isVisited: id === 'x1',
  })),
  current: 'x1',
  draft: null,
}
const choose = (option: string): HallAction => ({ kind: 'choose', answer: choice(option) })
const press = (
  kind: 'saveAndNext' | 'saveAndMark' | 'markAndNext' | 'clear' | 'next' | 'back' | 'keep',
): HallAction => ({
  kind,
})
const jump = (to: string): HallAction => ({ kind: 'jump', to })

const play = (actions: readonly HallAction[], rules = STRICT) => {
  let state = START
  const saves: string[] = []
  let notice: string | null = null
  for (const action of actions) {
    const step = hallStep(state, action, rules)
    if (step.save)
      saves.push(
        `${step.save.id} ${JSON.stringify(step.save.saved && 'option' in step.save.saved ? step.save.saved.option : null)}${step.save.isMarked ? ' marked' : ''}`,
      )
    notice = step.notice
    state = step.state
  }
  const palette = state.questions.map((one) => paletteState({ ...one, hasAnswer: one.saved !== null }))
  return { at: state.current, draft: state.draft, saves, notice, palette }
}

describe('the buttons of the hall', () => {
  test.each<[string, HallAction[], HallRules, Partial<ReturnType<typeof play>>]>([
    [
      'Save & Next saves and goes on',
      [choose('a'), press('saveAndNext')],
      STRICT,
      {
        at: 'x2',
        saves: ['x1 "a"'],
        notice: null,
        palette: ['answered', 'notAnswered', 'notVisited'],
      },
    ],
    [
      'A draft is saved after a while in the safe hall, and one stays',
      [choose('a'), press('keep'), press('keep')],
      SAFE,
      { at: 'x1', saves: ['x1 "a"'], palette: ['answered', 'notVisited', 'notVisited'] },
    ],
    [
      'A draft is never saved by itself in the strict hall',
      [choose('a'), press('keep')],
      STRICT,
      { at: 'x1', saves: [], palette: ['notAnswered', 'notVisited', 'notVisited'] },
    ],
    [
      'Save & Next without an answer leaves it not answered',
      [press('saveAndNext')],
      STRICT,
      { at: 'x2', saves: ['x1 null'], palette: ['notAnswered', 'notAnswered', 'notVisited'] },
    ],
    [
      'Save & Next takes a mark away',
      [choose('a'), press('saveAndMark'), jump('x1'), press('saveAndNext')],
      STRICT,
      { palette: ['answered', 'notAnswered', 'notVisited'] },
    ],
    [
      'Save & Mark for Review saves, marks and goes on',
      [choose('a'), press('saveAndMark')],
      STRICT,
      { at: 'x2', saves: ['x1 "a" marked'], palette: ['answeredAndMarked', 'notAnswered', 'notVisited'] },
    ],
    [
      'Mark for Review & Next marks without the draft in the strict hall',
      [choose('a'), press('markAndNext')],
      STRICT,
      {
        at: 'x2',
        saves: ['x1 null marked'],
        notice: 'draftDropped',
        palette: ['markedForReview', 'notAnswered', 'notVisited'],
      },
    ],
    [
      'Mark for Review & Next saves the draft in the safe hall',
      [choose('a'), press('markAndNext')],
      SAFE,
      {
        at: 'x2',
        saves: ['x1 "a" marked'],
        notice: 'draftSaved',
        palette: ['answeredAndMarked', 'notAnswered', 'notVisited'],
      },
    ],
    [
      'Mark for Review & Next keeps what was saved',
      [choose('a'), press('saveAndNext'), jump('x1'), press('markAndNext')],
      STRICT,
      { notice: null, palette: ['answeredAndMarked', 'notAnswered', 'notVisited'] },
    ],
    [
      'Clear Response empties draft, answer and mark and stays',
      [choose('a'), press('saveAndMark'), jump('x1'), press('clear')],
      STRICT,
      {
        at: 'x1',
        draft: null,
        saves: ['x1 "a" marked', 'x1 null'],
        palette: ['notAnswered', 'notAnswered', 'notVisited'],
      },
    ],
    [
      'a jump does not save in the strict hall, and says so',
      [choose('a'), jump('y1')],
      STRICT,
      {
        at: 'y1',
        saves: [],
        notice: 'draftDropped',
        palette: ['notAnswered', 'notVisited', 'notAnswered'],
      },
    ],
    [
      'a jump saves in the safe hall',
      [choose('a'), jump('y1')],
      SAFE,
      {
        at: 'y1',
        saves: ['x1 "a"'],
        notice: 'draftSaved',
        palette: ['answered', 'notVisited', 'notAnswered'],
      },
    ],
    [
      'a jump from an unchanged answer says nothing',
      [choose('a'), press('saveAndNext'), jump('x1'), choose('a'), jump('y1')],
      STRICT,
      { at: 'y1', saves: ['x1 "a"'], notice: null },
    ],
    [
      'a jump to where one is changes nothing',
      [choose('a'), jump('x1')],
      STRICT,
      { draft: choice('a'), saves: [] },
    ],
    [
      'a jump to nowhere is refused',
      [choose('a'), jump('z9')],
      STRICT,
      { at: 'x1', notice: 'cannotGo', draft: choice('a') },
    ],
    [
      'Next and Back go without saving',
      [choose('a'), press('next'), press('back')],
      STRICT,
      { at: 'x1', saves: [], draft: null },
    ],
    ['Back before the first question stays', [press('back')], STRICT, { at: 'x1', notice: 'cannotGo' }],
    [
      'Save & Next on the last question saves and stays',
      [jump('y1'), choose('b'), press('saveAndNext')],
      STRICT,
      { at: 'y1', draft: choice('b'), saves: ['y1 "b"'], notice: null },
    ],
    [
      'nobody goes back in a forward-only paper',
      [choose('a'), press('saveAndNext'), jump('x1')],
      { ...STRICT, isForwardOnly: true },
      { at: 'x2', notice: 'cannotGo' },
    ],
    [
      'nobody enters a section that is closed',
      [choose('a'), jump('y1')],
      { ...STRICT, open: ['x'] },
      { at: 'x1', notice: 'cannotGo', draft: choice('a') },
    ],
    [
      'nothing is saved in a section that is closed',
      [choose('a'), press('saveAndNext')],
      { ...STRICT, open: ['y'] },
      { at: 'x1', saves: [], notice: 'cannotGo' },
    ],
    [
      'one leaves a section that is closed',
      [jump('y1')],
      { ...STRICT, open: ['y'] },
      { at: 'y1', saves: [], notice: null },
    ],
  ])('%s', (_, actions, rules, expected) => {
    expect(play(actions, rules)).toMatchObject(expected)
  })

  it('lose nothing in the safe hall, whatever is pressed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const draw = random(seed)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
      let state = START
      const chosen = new Map<string, string | null>()
      for (let turn = 0; turn < 40; turn++) {
        const action = pick<HallAction>([
          choose('a'),
          choose('b'),
          press('saveAndNext'),
          press('saveAndMark'),
          press('markAndNext'),
          press('clear'),
          press('next'),
          press('back'),
          jump('x1'),
          jump('x2'),
          jump('y1'),
        ])
        if (action.kind === 'choose')
          chosen.set(state.current, action.answer && 'option' in action.answer ? action.answer.option : null)
        if (action.kind === 'clear') chosen.set(state.current, null)
        state = hallStep(state, action, SAFE).state
      }
      state = hallStep(state, press('saveAndNext'), SAFE).state
      for (const { id, saved } of state.questions)
        expect(saved && 'option' in saved ? saved.option : null, `seed ${seed}`).toBe(chosen.get(id) ?? null)
    }
  })
})

describe('the palette', () => {
  it('has five states, and an answer or a mark counts as a visit', () => {
    const states = [false, true].flatMap((isVisited) =>
      [false, true].flatMap((hasAnswer) =>
        [false, true].map((isMarked) => paletteState({ isVisited, hasAnswer, isMarked })),
      ),
    )
    expect(states).toEqual([
      'notVisited',
      'markedForReview',
      'answered',
      'answeredAndMarked',
      'notAnswered',
      'markedForReview',
      'answered',
      'answeredAndMarked',
    ])
    expect(paletteCounts(states)).toEqual({
      notVisited: 1,
      notAnswered: 1,
      answered: 2,
      markedForReview: 2,
      answeredAndMarked: 2,
    })
    expect(Object.keys(paletteCounts([]))).toEqual(PALETTE_STATES)
  })
})

describe('pages of a written answer in the strict hall', () => {
  const work = (...files: string[]): Answer => ({ type: 'subjective', files, text: '' })
  const added: HallAction = { kind: 'choose', answer: work('p1') }
  const savedBy = (...actions: HallAction[]) => {
    let state = START
    for (const action of actions) state = hallStep(state, action, STRICT).state
    return state.questions[0]?.saved
  }
  it.each<[string, HallAction]>([
    ['a jump', jump('y1')],
    ['Next', press('next')],
    ['Mark for Review & Next', press('markAndNext')],
    ['a while without a button', press('keep')],
  ])('are saved by %s', (_, action) => expect(savedBy(added, action)).toEqual(work('p1')))
  it('are taken away and put in another order by the buttons alone', () => {
    const both: HallAction = { kind: 'choose', answer: work('p1', 'p2') }
    const turned: HallAction = { kind: 'choose', answer: work('p2', 'p1') }
    expect(savedBy(both, press('keep'), turned, press('keep'))).toEqual(work('p1', 'p2'))
  })
})
