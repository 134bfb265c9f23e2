import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import type { ImportedQuestion, Keys } from '#domain/exams/files/ImportedQuestion.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import type { Section } from '#domain/exams/papers/PaperSchema.ts'
import { provePaper } from '#domain/exams/papers/provePaper.ts'
import { JEE_MAIN } from '#domain/exams/presets/engineering.ts'
import { type Preset, presetSums } from '#domain/exams/presets/Preset.ts'
import { SSC_CGL } from '#domain/exams/presets/recruitment.ts'
import type { LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { completeLanguages, localTextsOf } from '#domain/exams/questions/completeLanguages.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { textsIn } from '#domain/exams/questions/textsIn.ts'
import { replaceMaths } from '#domain/maths/replaceMaths.ts'
import { LOCALES, type Locale } from '#domain/text/locales.ts'
import { typeset } from '#hooks/lectures/typeset.ts'
import { inBank, paperOf, placed, section } from '../exams/papers.ts'
import { folder, ofKind, PROJECTS } from './exampleProjects.ts'

type Named = ImportedQuestion & { id: string }
type QuestionFile = { name: string; questions: Named[]; pictures: string[]; problems: unknown[] }

const namedIn = (questions: readonly ImportedQuestion[]): Named[] =>
  questions.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }]))

async function questionFiles(project: string): Promise<QuestionFile[]> {
  const home = `${folder(project)}/questions`
  const names = (await readdir(home)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => {
      const read = questionsOfFile(JSON.parse(await readFile(`${home}/${name}`, 'utf8')))
      const pictures = read.named.map((file) => `${home}/pictures/${file.name}`)
      return {
        name: name.slice(0, -5),
        questions: namedIn(read.questions),
        pictures,
        problems: read.problems,
      }
    }),
  )
}

const FILES = { demo: await questionFiles('demo'), demo2: await questionFiles('demo2') }
const ALL = Object.values(FILES).flat()
const fileOf = (name: string): QuestionFile => {
  const file = ALL.find((one) => one.name === name)
  if (!file) throw new Error(`There is no file ${name}`)
  return file
}
const leavesIn = (questions: readonly Named[]) => questions.flatMap(leavesOf)

const textsOf = ({ content, solutions }: Named): LocalBlocks[] => [
  ...localTextsOf(content),
  ...solutions.flatMap(({ text }) => text ?? []),
]
const read = (text: LocalBlocks, locale: Locale): string[] => textsIn(text[locale] ?? [])
const numbersIn = (texts: readonly string[]): string =>
  [...texts.join(' ').matchAll(/\d+(?:\.\d+)?/g)]
    .map(([number]) => number)
    .toSorted()
    .join(' ')

describe.each(ALL.map((file) => [file.name, file] as const))('the questions of %s', (_, file) => {
  it('have no problem, and their pictures are there', () => {
    expect(file.problems).toEqual([])
    expect(file.questions.length).toBeGreaterThan(0)
    expect(file.pictures.filter((path) => !existsSync(path))).toEqual([])
  })

  it('have a solution and a key for every part', () => {
    for (const question of file.questions) {
      const ids = leavesOf(question).map(({ id }) => id)
      expect(question.keys.map((key) => key.question)).toEqual(ids)
      expect(question.solutions.map((solution) => solution.question)).toEqual(ids)
    }
  })

  it('have formulas that can be typeset, and no TeX outside of them', () => {
    for (const question of file.questions)
      for (const text of textsOf(question).flatMap((one) => LOCALES.flatMap((locale) => read(one, locale)))) {
        const rest = replaceMaths(text, (tex, isDisplay) => {
          expect(typeset(tex, isDisplay), `${question.id}: ${tex}`).not.toBeNull()
          return ''
        })
        expect(rest, question.id).not.toMatch(/[$\\^]/)
      }
  })

  it('say the same numbers in every language that they are written in', () => {
    for (const question of file.questions) {
      const languages = completeLanguages(question.content)
      expect(languages.length, question.id).toBeGreaterThan(0)
      for (const text of textsOf(question)) {
        expect(
          LOCALES.filter((locale) => text[locale]),
          question.id,
        ).toEqual(languages)
        const said = languages.map((locale) => numbersIn(read(text, locale)))
        expect(new Set(said).size, `${question.id}: ${said.join(' / ')}`).toBe(1)
      }
    }
  })
})

test.each(Object.entries(FILES))('%s has no two questions of the same id', (_, files) => {
  const ids = files.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

/** The sections of a preset with these questions, as many as each section asks for. */
function sectionsOf({ sections }: Preset, questions: readonly Named[]): Section[] {
  const rest = [...questions]
  return sections.map((one) => {
    const sums = presetSums(one)
    const items: Section['items'] = []
    for (let count = 0; count < sums.questions && rest.length > 0; ) {
      const next = rest.shift() as Named
      count += leavesOf(next).length
      items.push(placed(next.id))
    }
    const schemes = one.groups.flatMap((group) => group.schemes)
    return section(one.id, items, { title: one.title, expected: sums, schemes })
  })
}

describe('the complete papers of demo', () => {
  test.each<[string, Preset, readonly string[]]>([
    ['JEE Main', JEE_MAIN, ['physics', 'chemistry', 'maths'].map((name) => `jee-main-1-${name}`)],
    [
      'SSC CGL',
      SSC_CGL,
      ['reasoning', 'awareness', 'quantitative', 'english'].map((name) => `ssc-tier-1-${name}`),
    ],
  ])('%s may be published in English and Hindi as its preset says', (_, preset, names) => {
    const questions = names.flatMap((name) => fileOf(name).questions)
    const keys: Keys = questions.flatMap((question) => question.keys)
    const paper = paperOf(sectionsOf(preset, questions), { minutes: preset.minutes })
    const bank = questions.map(({ id, content }) => inBank(id, content))
    expect(paper.sections.flatMap(({ items }) => items)).toHaveLength(questions.length)
    expect(provePaper(paper, bank, keys)).toEqual([])
  })
})

it('asks every type of question in the chapter test', () => {
  const { questions } = fileOf('rotation-chapter-test')
  const types = new Set(leavesIn(questions).map(({ leaf }) => leaf.type))
  expect([...types].toSorted()).toEqual([...LEAF_TYPES].toSorted())
  expect(questions.some(({ content }) => content.type === 'comprehension')).toBe(true)
})

test.each(PROJECTS)('quizzes of $name have as many questions as they say', ({ records }) => {
  const quizzes = ofKind(records, 'quiz').filter(({ slug }) => ALL.some(({ name }) => name === slug))
  expect(quizzes.length).toBeGreaterThan(0)
  for (const { slug, questionCount } of quizzes)
    expect(leavesIn(fileOf(slug).questions).length, slug).toBe(questionCount)
})
