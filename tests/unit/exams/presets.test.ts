import { describe, expect, it, test } from 'vitest'
import { SchemeSchema, suitsType } from '#domain/exams/marking/SchemeSchema.ts'
import { isEqual, sum } from '#domain/exams/marks/arithmetic.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { PaperSchema } from '#domain/exams/papers/PaperSchema.ts'
import { provePaper } from '#domain/exams/papers/provePaper.ts'
import { presetSums } from '#domain/exams/presets/Preset.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'
import { inBank, keysOfBank, paperOf, placed, section } from './papers.ts'
import { sampleOf } from './samples.ts'

const DATED = /(January|February|March|May|June|July|August|October) 20\d\d/

const presetOf = (id: string) => {
  const preset = PRESETS.find((one) => one.id === id)
  if (!preset) throw new Error(`There is no preset ${id}`)
  return preset
}

describe('the preset', () => {
  test.each<[string, number, number, string, string]>([
    ['jee-main', 180, 75, '300', '4/-1'],
    ['jee-advanced', 180, 48, '180', '3/-1 4/-2 4/0 4/-1'],
    ['neet-ug', 180, 180, '720', '4/-1'],
    ['cat', 120, 68, '204', '3/-1 3/0'],
    ['gate', 180, 65, '100', '1/-1/3 1/0 2/-2/3 2/0'],
    ['ssc-cgl-tier-1', 60, 100, '200', '2/-0.5'],
    ['ssc-cgl-tier-1-2026', 60, 100, '200', '2/-0.5'],
    ['upsc-prelims-gs', 120, 100, '200', '2/-2/3'],
    ['ibps-po-prelims', 60, 100, '100', '1/-0.25 6/7/-3/14 1 1/7/-2/7'],
    ['cuet-ug', 60, 50, '250', '5/-1'],
  ])('%s has %i minutes, %i questions, %s marks and %s', (id, minutes, questions, marks, schemes) => {
    const preset = presetOf(id)
    const sums = preset.sections.map(presetSums)
    expect(preset.minutes).toBe(minutes)
    expect(sums.reduce((all, one) => all + one.questions, 0)).toBe(questions)
    expect(marksText(sum(sums.map((one) => one.marks)))).toBe(marks)
    const found = preset.sections.flatMap(({ groups }) =>
      groups.flatMap((one) =>
        one.schemes.map(({ scheme }) => `${marksText(scheme.correct)}/${marksText(scheme.wrong)}`),
      ),
    )
    expect([...new Set(found)].join(' ')).toBe(schemes)
  })

  it('is there for every exam, once for each year in which it differs', () => {
    expect(new Set(PRESETS.map(({ title }) => title)).size).toBe(9)
    expect(new Set(PRESETS.map(({ title, year }) => `${title} ${year}`)).size).toBe(PRESETS.length)
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
  })

  it('locks each section of SSC CGL for a quarter of an hour since 2026', () => {
    expect(presetOf('ssc-cgl-tier-1-2026').sections.map(({ minutes }) => minutes)).toEqual([15, 15, 15, 15])
    expect(presetOf('ssc-cgl-tier-1').sections.map(({ minutes }) => minutes)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s names its notice with its date, and a paper made from it may be published',
    (_, preset) => {
      const { source, year } = preset
      expect(source.notice).toContain(String(year))
      expect(source.notice).toMatch(DATED)
      expect(source.address).toMatch(/^https:\/\/[a-z0-9.]+\.in$/)
      expect(source.confirmed.length).toBeGreaterThan(20)
      for (const { groups } of preset.sections)
        for (const { schemes } of groups) {
          const [first] = schemes
          for (const { type, scheme } of schemes) {
            expect(SchemeSchema.safeParse(scheme).success).toBe(true)
            expect(suitsType(scheme, type)).toBe(true)
            expect(first && isEqual(scheme.correct, first.scheme.correct)).toBe(true)
          }
        }
      const bank = preset.sections.flatMap(({ id, groups }) =>
        groups.flatMap(({ count, schemes }, place) =>
          Array.from({ length: count }, (__, index) => {
            const type = schemes[index % schemes.length]?.type ?? 'single'
            return { question: inBank(`${id}-${place}-${index}`, sampleOf(type).leaf), schemes, type, id }
          }),
        ),
      )
      const sections = preset.sections.map((one) => ({
        ...section(
          one.id,
          bank
            .filter(({ id }) => id === one.id)
            .map(({ question, schemes, type }) =>
              placed(question.id, schemes.find((scheme) => scheme.type === type)?.scheme),
            ),
        ),
        minutes: one.minutes,
        choose: one.choose,
        title: one.title,
        expected: presetSums(one),
      }))
      const paper = paperOf(sections, { minutes: preset.minutes, calculator: preset.calculator })
      expect(PaperSchema.safeParse(paper).success).toBe(true)
      const questions = bank.map(({ question }) => question)
      expect(provePaper(paper, questions, keysOfBank(questions))).toEqual([])
    },
  )
})
