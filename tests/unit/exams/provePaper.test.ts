import { describe, expect, it, test } from 'vitest'
import { plainScheme } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { PaperKeysSchema } from '#domain/exams/papers/PaperKeysSchema.ts'
import { PAPER_PROBLEMS } from '#domain/exams/papers/PaperProblem.ts'
import { EntryRulesSchema, type Paper, PaperSchema } from '#domain/exams/papers/PaperSchema.ts'
import { provePaper } from '#domain/exams/papers/provePaper.ts'
import { BANK, inBank, keysOfBank, PLUS_4_MINUS_1, paperOf, placed, pool, section } from './papers.ts'
import { SAMPLES } from './samples.ts'

const KEYS = keysOfBank(BANK)
const HOUR = 3_600_000
const problemsOf = (paper: Paper, bank = BANK, keys = KEYS) =>
  provePaper(paper, bank, keys).map(({ path, key }) => `${path.join('.')} ${key}`)

const good = paperOf([
  section('a', [placed('single'), placed('multiple'), placed('set'), placed('subjective')], {
    expected: { questions: 5, marks: fraction(20) },
  }),
  section('b', [pool(5)], { choose: 3, expected: { questions: 5, marks: fraction(12) } }),
])

describe('a paper', () => {
  it('is kept as it is, and one without problems may be published', () => {
    expect(PaperSchema.parse(good)).toEqual(good)
    expect(provePaper(good, BANK, KEYS)).toEqual([])
  })

  it('has no place for keys, passwords and networks', () => {
    for (const name of ['keys', 'password', 'networks', 'solutions'])
      expect(PaperSchema.safeParse({ ...good, [name]: [] }).success).toBe(false)
    expect(
      EntryRulesSchema.safeParse({ password: 'x', networks: ['10.0.0.0/8', '2001:db8::/32'] }).success,
    ).toBe(true)
    expect(EntryRulesSchema.safeParse({ password: '', networks: [] }).success).toBe(false)
    expect(EntryRulesSchema.safeParse({ password: null, networks: ['anywhere'] }).success).toBe(false)
  })

  it('has its keys and decisions apart', () => {
    const keys = { keys: [...KEYS], decisions: [{ question: 'set.1', decision: 'withdrawn' as const }] }
    expect(PaperKeysSchema.parse(keys)).toEqual(keys)
  })
})

describe('proving a paper', () => {
  const one = (more: Partial<Paper>) => paperOf([section('a', [placed('single')])], more)
  const window = { ...good.window, opensAt: 0, closesAt: 2 * HOUR }
  const late = { resultAt: 3 * HOUR, solutionsAt: 3 * HOUR }

  test.each<[string, Paper, string[]]>([
    [
      'finds sections and pools with the same id',
      paperOf([section('a', [placed('single'), pool(2)]), section('a', [pool(2)])]),
      ['sections.1.id sectionTwice', 'sections.1.items.0 poolTwice'],
    ],
    [
      'finds questions that are there twice, unknown or of another version',
      paperOf([
        section('a', [placed('single'), placed('single'), placed('nowhere')]),
        section('b', [{ ...placed('integer'), version: 2 } as ReturnType<typeof placed>]),
      ]),
      [
        'sections.0.items.1 questionTwice',
        'sections.0.items.2 questionUnknown',
        'sections.1.items.0 questionUnknown',
      ],
    ],
    ['finds pools that are too small', paperOf([section('a', [pool(21)])]), ['sections.0.items.0 poolSmall']],
    [
      'counts what pools before may have drawn',
      paperOf([section('a', [pool(15), pool(6, { id: 'other', difficulty: 'hard' })])]),
      ['sections.0.items.1 poolSmall'],
    ],
    [
      'lets pools draw from different questions',
      paperOf([section('a', [pool(5, { difficulty: 'easy' }), pool(15, { id: 'o', difficulty: 'hard' })])]),
      [],
    ],
    [
      'does not count questions that are placed',
      paperOf([section('a', [placed('optics00'), pool(20)])]),
      ['sections.0.items.1 poolSmall'],
    ],
    [
      'finds types without marking, marking that does not suit and marking given twice',
      paperOf([
        section('a', [placed('single'), placed('match')], {
          schemes: [
            {
              type: 'single',
              scheme: { ...PLUS_4_MINUS_1, partial: { kind: 'subset', each: fraction(1) } },
            },
            { type: 'single', scheme: PLUS_4_MINUS_1 },
          ],
        }),
      ]),
      [
        'sections.0.schemes.1 schemeTwice',
        'sections.0.items.0 schemeUnsuited',
        'sections.0.items.1 schemeMissing',
      ],
    ],
    [
      'finds choices that are none or that are not fair',
      paperOf([
        section(
          'a',
          [
            placed('single'),
            placed('integer', plainScheme(fraction(2))),
            placed('numeric', { ...PLUS_4_MINUS_1, blank: fraction(-1) }),
            { ...placed('trueFalse'), isBonus: true } as ReturnType<typeof placed>,
          ],
          { choose: 4 },
        ),
      ]),
      [
        'sections.0.choose chooseTooMany',
        'sections.0.choose chooseUnequal',
        'sections.0.choose chooseBlank',
        'sections.0.choose chooseBonus',
      ],
    ],
    [
      'finds sums that differ',
      paperOf([
        section('a', [placed('single'), pool(2)], { expected: { questions: 4, marks: fraction(16) } }),
      ]),
      ['sections.0.expected.questions questionsDiffer', 'sections.0.expected.marks marksDiffer'],
    ],
    [
      'takes a bonus for a question, but not for marks',
      paperOf([
        section(
          'a',
          [placed('single'), { ...placed('integer'), isBonus: true } as ReturnType<typeof placed>],
          {
            expected: { questions: 2, marks: fraction(4) },
          },
        ),
      ]),
      [],
    ],
    [
      'finds marks that are too fine together',
      paperOf([
        section(
          'a',
          [997, 991, 983].map((den, index) =>
            placed(['single', 'integer', 'numeric'][index] ?? '', plainScheme(fraction(1, den))),
          ),
        ),
      ]),
      ['sections marksTooFine'],
    ],
    [
      'finds languages that are listed twice, not offered or not complete',
      one({ languages: ['en', 'en'], decidingLanguage: 'hi', consent: { hi: 'मैं सहमत हूँ' } }),
      ['languages languageTwice', 'decidingLanguage decidingLanguage', 'consent languageMissing'],
    ],
    [
      'finds times of sections that do not add up',
      paperOf([
        section('a', [placed('single')], { minutes: 20 }),
        section('b', [placed('integer')], { minutes: 30 }),
      ]),
      ['minutes sectionMinutesSum'],
    ],
    [
      'finds sections without their own time',
      paperOf([section('a', [placed('single')], { minutes: 20 }), section('b', [placed('integer')])]),
      ['sections sectionMinutesSome'],
    ],
    [
      'finds too much time for each question',
      one({ secondsPerQuestion: 3601 }),
      ['secondsPerQuestion questionTimeSum'],
    ],
    [
      'finds a window that is reversed',
      one({ ...late, window: { ...window, opensAt: 3 * HOUR } }),
      ['window.closesAt windowReversed'],
    ],
    [
      'finds a window that is too short',
      one({ ...late, window, minutes: 121 }),
      ['window.closesAt windowShort'],
    ],
    [
      'takes a short window where the full time remains',
      one({ window: { ...window, closesAt: HOUR / 2, keepsFullTime: true }, ...late }),
      [],
    ],
    [
      'finds late entry without an opening or beyond the closing',
      one({ ...late, window: { ...window, lateEntryMinutes: 121 } }),
      ['window.lateEntryMinutes lateEntryLong'],
    ],
    [
      'finds late entry without an opening',
      one({ window: { ...good.window, lateEntryMinutes: 10 } }),
      ['window.lateEntryMinutes lateEntryOpening'],
    ],
    [
      'finds results and solutions before everybody has finished',
      one({ window, resultAt: 2 * HOUR, solutionsAt: 2 * HOUR, lateSyncMinutes: 30 }),
      ['resultAt resultEarly', 'solutionsAt solutionsOpen'],
    ],
    [
      'waits for those who started last and keep the full time',
      one({
        window: { ...window, keepsFullTime: true },
        resultAt: 2.9 * HOUR,
        solutionsAt: 2.9 * HOUR,
      }),
      ['resultAt resultEarly', 'solutionsAt solutionsOpen'],
    ],
    [
      'finds solutions before results',
      one({ window, ...late, solutionsAt: 2.5 * HOUR }),
      ['solutionsAt solutionsEarly'],
    ],
    ['finds solutions at once while the window is open', one({ window }), ['solutionsAt solutionsOpen']],
    [
      'finds holidays that end before they begin',
      one({ window: { ...good.window, holidays: [{ batch: 'b', from: 2, to: 2 }] } }),
      ['window.holidays.0 holidayReversed'],
    ],
  ])('%s', (_, paper, problems) => {
    expect(PaperSchema.safeParse(paper).success).toBe(true)
    expect(problemsOf(paper)).toEqual(problems)
  })

  it('finds questions without a key, with a wrong one, and retired ones', () => {
    const paper = paperOf([section('a', [placed('single'), placed('set'), placed('subjective')])])
    const keys = KEYS.filter(({ question }) => question !== 'set.2' && question !== 'subjective').map(
      (one) => (one.question === 'single' ? { question: 'single', key: SAMPLES.integer.key } : one),
    )
    const bank = BANK.map((one) => (one.id === 'set' ? { ...one, isRetired: true } : one))
    expect(problemsOf(paper, bank, keys)).toEqual([
      'sections.0.items.1 questionRetired',
      'sections.0.items.0 keyUnfit',
      'sections.0.items.1 keyMissing',
    ])
  })

  it('finds a question of a pool that is not in every language or has no key', () => {
    const english = { ...SAMPLES.single.leaf, stem: { en: [{ kind: 'paragraph' as const, text: 'Only' }] } }
    const bank = [...BANK, inBank('stray', english, { concepts: ['optics'] })]
    expect(problemsOf(paperOf([section('a', [pool(2)])]), bank)).toEqual([
      'sections.0.items.0 keyMissing',
      'sections.0.items.0 languageMissing',
    ])
  })

  it('finds a pool whose questions are not worth the same', () => {
    const mixed = pool(2, { types: ['single', 'integer'], concepts: [] })
    const schemes = [
      { type: 'single' as const, scheme: PLUS_4_MINUS_1 },
      { type: 'integer' as const, scheme: plainScheme(fraction(2)) },
    ]
    const expected = { questions: 2, marks: fraction(8) }
    expect(problemsOf(paperOf([section('a', [mixed], { schemes, expected })]))).toEqual([
      'sections.0.items.0 poolUneven',
    ])
  })

  it('has a text for each problem that names only what it fills', () => {
    const bad = paperOf([section('a', [pool(21), placed('single')], { choose: 30, schemes: [] })])
    for (const { key, values = {} } of provePaper(bad, BANK, []))
      for (const [, name = ''] of PAPER_PROBLEMS[key].matchAll(/\{(\w+)\}/g))
        expect(values).toHaveProperty(name)
  })
})
