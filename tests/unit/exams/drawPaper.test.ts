import { describe, expect, it } from 'vitest'
import { markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { compare } from '#domain/exams/marks/arithmetic.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { askedSections, drawPaper } from '#domain/exams/papers/drawPaper.ts'
import type { Paper } from '#domain/exams/papers/PaperSchema.ts'
import { removedOption } from '#domain/exams/papers/removedOption.ts'
import { seeded, shuffled } from '#domain/exams/papers/seeded.ts'
import { random } from '#tests/support/random.ts'
import { BANK, inBank, keysOfBank, paperOf, placed, pool, section } from './papers.ts'
import { options, SAMPLES } from './samples.ts'

const shuffle = { sections: true, questions: true, options: true }
const mixed = paperOf(
  [
    section('a', [placed('single'), placed('set'), placed('match'), placed('assertionReason')]),
    section('b', [pool(5), pool(5, { id: 'hard', difficulty: 'hard' })]),
  ],
  { shuffle },
)
const ids = (paper: Paper, seed: string, bank = BANK) =>
  drawPaper(paper, bank, seed).sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)])

describe('drawing a paper', () => {
  it('gives the same paper for the same seed, whatever the order of the bank, and others for other seeds', () => {
    const drawn = drawPaper(mixed, BANK, 'r1/attempt1')
    expect(drawPaper(mixed, BANK.toReversed(), 'r1/attempt1')).toEqual(drawn)
    const others = Array.from({ length: 20 }, (_, index) => JSON.stringify(ids(mixed, `r1/attempt${index}`)))
    expect(new Set(others).size).toBeGreaterThan(15)
  })

  it('never draws otherwise than it did for attempts that have begun', () => {
    expect(ids(mixed, 'golden')).toMatchInlineSnapshot(`
      [
        [
          "a",
          "assertionReason",
          "single",
          "match",
          "set.1",
          "set.2",
        ],
        [
          "b",
          "optics07",
          "optics06",
          "optics12",
          "optics09",
          "optics04",
          "optics10",
          "optics11",
          "optics19",
          "optics16",
          "optics02",
        ],
      ]
    `)
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], seeded('golden'))).toMatchInlineSnapshot(`
      [
        1,
        8,
        4,
        7,
        6,
        2,
        3,
        5,
      ]
    `)
  })

  it('draws every pool completely, no question twice, and keeps sets together', () => {
    for (let trial = 0; trial < 200; trial++) {
      const drawn = ids(mixed, `seed ${trial}`)
      const all = drawn.flatMap(([, ...rest]) => rest)
      expect(new Set(all).size, `seed ${trial}`).toBe(15)
      const part = all.indexOf('set.1')
      expect(all[part + 1], `seed ${trial}`).toBe('set.2')
    }
  })

  it('is the order of the author where nothing is shuffled', () => {
    const plain = { ...mixed, shuffle: { sections: false, questions: false, options: false } }
    expect(ids(plain, 'x')[0]).toEqual(['a', 'single', 'set.1', 'set.2', 'match', 'assertionReason'])
    const [first] = drawPaper(plain, BANK, 'x').sections[0]?.questions ?? []
    expect(first).toEqual({ id: 'single', question: 'single', version: 1, part: null, options: [...'abcd'] })
  })

  it('shuffles options but pinned ones and those of assertion and reason', () => {
    const pinned = options('a', 'b', 'c', 'none').map((one) => ({ ...one, isPinned: one.id === 'none' }))
    const bank = [...BANK, inBank('pinned', { ...SAMPLES.single.leaf, options: pinned })]
    const paper = paperOf([section('a', [placed('pinned'), placed('assertionReason'), placed('match')])], {
      shuffle,
    })
    const orders = new Set<string>()
    for (let trial = 0; trial < 100; trial++) {
      const questions = drawPaper(paper, bank, `seed ${trial}`).sections[0]?.questions ?? []
      const order = (id: string) => questions.find((one) => one.id === id)?.options ?? []
      orders.add(order('pinned').join(''))
      expect(order('pinned')[3]).toBe('none')
      expect(order('assertionReason')).toEqual([...'abcd'])
      expect(order('match').toSorted()).toEqual([...'1234'])
    }
    expect(orders.size).toBe(6)
  })

  it('uses the newest version of what a pool draws, and no retired question', () => {
    const bank = [
      ...BANK.map((one) => (one.id === 'optics19' ? { ...one, isRetired: true } : one)),
      ...BANK.filter(({ id }) => id === 'optics00').map((one) => ({ ...one, version: 2 })),
    ]
    const drawn = drawPaper(paperOf([section('a', [pool(19)])]), bank, 'x').sections[0]?.questions ?? []
    expect(drawn.find(({ id }) => id === 'optics00')?.version).toBe(2)
    expect(drawn.map(({ id }) => id)).not.toContain('optics19')
  })

  it('draws each order about equally often', () => {
    const counts = new Map<string, number>()
    for (let trial = 0; trial < 6000; trial++) {
      const order = shuffled(['a', 'b', 'c'], seeded(`attempt ${trial}`)).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('fails where the bank lacks a question, a pool has too few or marking is not said', () => {
    expect(() => drawPaper(paperOf([section('a', [placed('nowhere')])]), BANK, 'x')).toThrow(RangeError)
    expect(() => drawPaper(paperOf([section('a', [pool(21)])]), BANK, 'x')).toThrow(RangeError)
    const unsaid = paperOf([section('a', [placed('single')], { schemes: [] })])
    expect(() => askedSections(unsaid, BANK, 'x')).toThrow(RangeError)
  })

  it('is what the attempt is marked by', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const draw = random(seed)
      const sections = askedSections(mixed, BANK, `seed ${seed}`)
      expect(sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)])).toEqual(
        ids(mixed, `seed ${seed}`),
      )
      const answers = sections.flatMap(({ questions }) =>
        questions.map(({ id, leaf }) => ({
          question: id,
          answer: draw() < 0.5 ? SAMPLES[leaf.type].right : SAMPLES[leaf.type].wrong,
        })),
      )
      const keys = { keys: keysOfBank(BANK), decisions: [] }
      const result = markAttempt(sections, keys, { answers, expertMarks: [] })
      expect(result.full).toEqual(fraction(60))
      expect(compare(result.marks, result.full)).toBeLessThanOrEqual(0)
    }
  })
})

describe('the option that is taken away', () => {
  it('is a wrong one, always the same', () => {
    const { leaf, key } = SAMPLES.single
    const removed = new Set(Array.from({ length: 50 }, (_, index) => removedOption(leaf, key, `${index}`)))
    expect([...removed].toSorted()).toEqual(['a', 'c', 'd'])
    expect(removedOption(leaf, key, 'x')).toBe(removedOption(leaf, key, 'x'))
  })

  it('is none of two options, of other types and where all are right', () => {
    const { leaf, key } = SAMPLES.single
    expect(removedOption({ ...leaf, options: options('a', 'b') }, key, 'x')).toBeNull()
    expect(removedOption(SAMPLES.multiple.leaf, SAMPLES.multiple.key, 'x')).toBeNull()
    expect(removedOption(leaf, { type: 'single', right: ['a', 'b', 'c', 'd'] }, 'x')).toBeNull()
  })
})
