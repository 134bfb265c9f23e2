import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readKeys, readVersion, versionKey, versionsOf } from '#cms/operations/exams/bank/readQuestion.ts'
import { type QuestionToSave, saveQuestion } from '#cms/operations/exams/bank/saveQuestion.ts'
import { startPayload } from '#cms/payload.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import type { Question } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { EVERY_TYPE, readQuestions } from '#tests/support/exams/questionsOfEveryType.ts'
import { saveQuestions } from '#tests/support/exams/saveQuestions.ts'

let payload: BasePayload
let project: RequestProject
const now = new Date('2026-11-25T10:00:00Z')

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const save = (args: Partial<QuestionToSave> & Pick<QuestionToSave, 'question'>) =>
  saveQuestion({ payload, project: project.id, by: null, now, existing: null, ...args })

const row = async (id: string) =>
  (await readRow({ payload, collection: 'questions', where: { id: { equals: id } } })) as Question

/** A question with a stem of its own, so that tests do not meet. */
const asking = (stem: string, changes: object = {}): FileQuestion => {
  const [first] = readQuestions([{ ...(EVERY_TYPE[0] as object), id: undefined, stem, ...changes } as never])
  return first as FileQuestion
}

async function saved(question: FileQuestion) {
  const outcome = await save({ question })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome
}

describe('saving a question', () => {
  it('keeps every type with its key and solution, typeset, in a version', async () => {
    const ids = await saveQuestions(payload, project)
    for (const question of readQuestions()) {
      const id = ids.get(question.id as string) as string
      const stored = await row(id)
      const version = await readVersion(payload, id, 1)
      const keys = await readKeys(payload, id, 1)
      expect([stored.type, stored.version, stored.languages]).toEqual([question.content.type, 1, 'en,hi'])
      expect(stored.content).toEqual(question.content)
      expect(version?.typeset.type).toBe(question.content.type)
      const named = (name: string) => name.replace(question.id as string, id)
      expect(keys?.keys).toEqual(question.keys.map((key) => ({ ...key, question: named(key.question) })))
      expect(keys?.solutions.map((solution) => solution.question)).toEqual(
        question.solutions.map((solution) => named(solution.question)),
      )
      expect(JSON.stringify(keys?.typeset)).toContain('math')
    }
  })

  it('has no key and no solution in the collection that REST serves', () => {
    const { config } = payload.collections.questions
    const names = config.flattenedFields.map(({ name }) => name)
    expect(names.filter((name) => /^(keys?|right|solutions?)$/.test(name))).toEqual([])
  })

  it('makes a version for a change, and none for the same once more', async () => {
    const question = asking('How many versions has this?')
    const { id } = await saved(question)
    expect(await save({ question, existing: { id, seenVersion: 1 } })).toMatchObject({
      isChanged: false,
      version: 1,
    })
    const keyed = asking('How many versions has this?', { right: ['c'] })
    expect(await save({ question: keyed, existing: { id, seenVersion: 1 } })).toMatchObject({
      isChanged: true,
      version: 2,
    })
    expect((await readKeys(payload, id, 1))?.keys[0]?.key).toMatchObject({ right: ['b'] })
    expect((await readKeys(payload, id, 2))?.keys[0]?.key).toMatchObject({ right: ['c'] })
    expect((await versionsOf(payload, id, 2)).map(({ version }) => version)).toEqual([2, 1])
  })

  it('tells the second of two editors, who loses nothing of the first', async () => {
    const { id } = await saved(asking('Who was first?'))
    const editors = ['One', 'Two', 'Three', 'Four'].map((stem) =>
      save({ question: asking(`${stem} was first?`), existing: { id, seenVersion: 1 } }),
    )
    const outcomes = await Promise.all(editors)
    const winners = outcomes.filter(({ ok }) => ok)
    expect(winners).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'changed')).toHaveLength(3)
    const stored = await row(id)
    const version = await readVersion(payload, id, stored.version)
    expect(JSON.stringify(version?.typeset)).toContain(stored.title.split(' ')[0])
    expect(await versionsOf(payload, id, stored.version)).toHaveLength(2)
  })

  it('goes on after a save that was killed before it was done', async () => {
    const { id } = await saved(asking('Was I killed?'))
    for (const collection of ['question-versions', 'question-keys'] as const)
      await insertIfAbsent({
        payload,
        collection,
        data: {
          key: versionKey(id, 2),
          project: project.id,
          question: id,
          version: 2,
          content: {},
          typeset: {},
          keys: [],
          solutions: [],
          difficulty: 'easy',
          concepts: [],
          savedAt: now.toISOString(),
        },
      })
    const again = await save({ question: asking('I was killed.'), existing: { id, seenVersion: 1 } })
    expect(again).toMatchObject({ ok: true, version: 3 })
    expect((await versionsOf(payload, id, 3)).map(({ version }) => version)).toEqual([3, 1])
  })

  it('finishes a new question of a folder that was begun, and makes no second', async () => {
    const question = asking('Was it begun?')
    const origin = { seedKey: 'begun', seedHash: 'one' }
    const begun = await save({ question, code: 'begun', origin })
    if (!begun.ok) throw new Error('not saved')
    await payload.db.updateOne({
      collection: 'questions',
      id: begun.id,
      data: { version: 0, seedHash: null },
    })
    const again = await save({ question, code: 'begun', origin })
    expect(again).toMatchObject({ ok: true, id: begun.id })
    expect((await row(begun.id)).seedHash).toBe('one')
    expect(await save({ question, code: 'begun', origin: { seedKey: 'other', seedHash: 'x' } })).toEqual({
      ok: false,
      reason: 'code',
    })
  })

  it('names all problems at once with their places', async () => {
    const question = asking('A $\\frac{1$ and $\\begin{smallmatrix}$', {
      options: [
        { id: 'a', text: 'costs $5 or $6' },
        { id: 'b', text: '![A slope](slope)' },
      ],
      right: ['a'],
      solution: 'See $\\nosuch$.',
    })
    const outcome = await save({
      question: { ...question, keys: [{ question: 'new', key: { type: 'single', right: ['z'] } }] },
    })
    if (outcome.ok || outcome.reason !== 'problems') throw new Error('saved')
    expect(outcome.problems.map(({ at, code }) => `${at.path} ${code}`)).toEqual([
      'right keyUnknown',
      'stem.en formula',
      'stem.en formula',
      'options[0].text.en dollars',
      'options[1].text.en picture',
      'solution.en formula',
    ])
  })

  it('refuses what screens can show and PDFs cannot', async () => {
    const outcome = await save({ question: asking('Is this $\\def\\x{1}\\x$ printable?') })
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'formulaPdf', at: { path: 'stem.en' } }] })
  })
})
