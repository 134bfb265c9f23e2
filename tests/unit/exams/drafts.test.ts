import { describe, expect, it } from 'vitest'
import { compileDraft } from '#domain/exams/drafts/compileDraft.ts'
import { type Draft, DraftSchema } from '#domain/exams/drafts/DraftSchema.ts'
import { draftOfPreset, schemeAt } from '#domain/exams/drafts/draftOfPreset.ts'
import { emptyDraft, emptySection } from '#domain/exams/drafts/emptyDraft.ts'
import { typedMarks } from '#domain/exams/drafts/schemeText.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import { HINDI_PAPER_PROBLEMS } from '#domain/exams/papers/hindiPaperProblems.ts'
import { PAPER_PROBLEMS } from '#domain/exams/papers/PaperProblem.ts'
import { GATE } from '#domain/exams/presets/engineering.ts'
import { presetSums } from '#domain/exams/presets/Preset.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'

const questionAt = (id: string): Draft['sections'][number]['items'][number] => ({
  kind: 'question',
  question: id,
  version: 1,
  scheme: null,
  isBonus: false,
})
const withItems = (draft: Draft): Draft => ({
  ...draft,
  sections: draft.sections.map((section) => ({
    ...section,
    title: section.title.en ? section.title : { en: 'Physics', hi: 'भौतिकी' },
    items: [questionAt(`q-${section.id}`)],
  })),
})
const changed = (change: (draft: Draft) => void): Draft => {
  const draft = structuredClone(withItems(emptyDraft()))
  change(draft)
  return draft
}
const problemsOf = (draft: Draft): string[] => {
  const compiled = compileDraft(draft)
  return 'problems' in compiled ? compiled.problems.map(({ path, key }) => `${path.join('.')} ${key}`) : []
}
const schemeOf = (draft: Draft) => {
  const scheme = draft.sections[0]?.schemes[0]?.scheme
  if (!scheme) throw new Error('the draft has no scheme')
  return scheme
}

describe('a draft', () => {
  it('becomes a paper with exact marks', () => {
    const compiled = compileDraft(
      changed((draft) => {
        Object.assign(schemeOf(draft), { correct: '2', wrong: '−2/3', blank: ' ' })
      }),
    )
    expect('paper' in compiled && compiled.paper.sections[0]?.schemes[0]?.scheme).toMatchObject({
      correct: fraction(2),
      wrong: fraction(-2, 3),
      blank: fraction(0),
    })
  })

  it.each<[string, (draft: Draft) => void, string[]]>([
    ['no time', (draft) => Object.assign(draft, { minutes: null }), ['minutes required']],
    ['no section', (draft) => Object.assign(draft, { sections: [] }), ['sections sectionsNone']],
    ['no language', (draft) => Object.assign(draft, { languages: [] }), ['languages languagesNone']],
    [
      'an empty section without a title',
      (draft) => draft.sections.push(emptySection('b')),
      ['sections.1.items itemsNone', 'sections.1.title required'],
    ],
    [
      'marks that are none',
      (draft) => Object.assign(schemeOf(draft), { correct: 'four' }),
      ['sections.0.schemes.0.scheme.correct marksUnreadable'],
    ],
    [
      'no marks for a right answer',
      (draft) => Object.assign(schemeOf(draft), { correct: '' }),
      ['sections.0.schemes.0.scheme.correct required'],
    ],
    [
      'a deduction that gives marks',
      (draft) => Object.assign(schemeOf(draft), { wrong: '1' }),
      ['sections.0.schemes.0.scheme.wrong deductionPositive'],
    ],
    [
      'a right answer worth nothing',
      (draft) => Object.assign(schemeOf(draft), { correct: '0' }),
      ['sections.0.schemes.0.scheme.correct correctNotPositive'],
    ],
    [
      'instructions with a picture that says nothing',
      (draft) => Object.assign(draft.instructions, { hi: 'ठीक\n\n![](picture)' }),
      ['instructions.hi textUnreadable'],
    ],
    [
      'a pool of no types and no number, at their fields',
      (draft) =>
        draft.sections[0]?.items.push({
          kind: 'pool',
          id: 'pool',
          pick: null,
          types: [],
          concepts: [],
          difficulty: null,
          scheme: null,
        }),
      ['sections.0.items.1.types typesNone', 'sections.0.items.1.pick required'],
    ],
    [
      'more minutes than there are',
      (draft) => Object.assign(draft, { minutes: 601 }),
      ['minutes beyondLimits'],
    ],
    [
      'a holiday half filled in',
      (draft) => draft.window.holidays.push({ batch: '', from: 5, to: null }),
      ['window.holidays.0.batch required', 'window.holidays.0.to required'],
    ],
  ])('says what is wrong: %s', (_, change, expected) => {
    const draft = changed(change)
    expect(DraftSchema.safeParse(draft).success).toBe(true)
    expect(problemsOf(draft)).toEqual(expected)
  })

  it('of a preset compiles as soon as it has questions, with the sums of the preset', () => {
    for (const preset of PRESETS) {
      const draft = draftOfPreset(preset)
      expect(problemsOf(withItems(draft))).toEqual([])
      expect(draft.sections.map(({ expected }) => expected?.questions)).toEqual(
        preset.sections.map((section) => presetSums(section).questions),
      )
    }
  })

  it('of a preset with groups gives a place its own marks where they differ from the first group', () => {
    const [aptitude] = GATE.sections
    if (!aptitude) throw new Error('GATE has no section')
    expect(schemeAt(aptitude, 4, 'single')).toBeNull()
    expect(schemeAt(aptitude, 5, 'single')).toMatchObject({ correct: fraction(2), wrong: fraction(-2, 3) })
  })
})

it('marks that are typed back mean the same', () => {
  for (const marks of [fraction(4), fraction(-1, 3), fraction(10, 3), fraction(-33, 50), fraction(1, 1000)])
    expect(parseMarks(typedMarks(marks))).toEqual(marks)
})

it('every problem has a sentence in Hindi with the same values', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const [key, english] of Object.entries(PAPER_PROBLEMS)) {
    const hindi = HINDI_PAPER_PROBLEMS[key as keyof typeof PAPER_PROBLEMS]
    expect(hindi).toMatch(/[\u0900-\u097f]/)
    expect([key, places(hindi)]).toEqual([key, places(english)])
  }
})
