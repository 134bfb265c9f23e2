import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { currentRelease } from '#cms/operations/attempts/loadRelease.ts'
import { readDraft, saveDraft } from '#cms/operations/exams/papers/draftRow.ts'
import { finishReleases } from '#cms/operations/exams/papers/finishRelease.ts'
import { publishPaper } from '#cms/operations/exams/papers/publishPaper.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import type { Draft, DraftItem } from '#domain/exams/drafts/DraftSchema.ts'
import { emptyDraft } from '#domain/exams/drafts/emptyDraft.ts'
import { markAttempt, type PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import { createProject } from '#tests/support/createProject.ts'
import {
  createOutline,
  createPaper,
  draftOf,
  publishDraft,
  sectionOf,
} from '#tests/support/exams/createPaper.ts'
import { createQuestion } from '#tests/support/exams/createQuestion.ts'
import { COMPREHENSION, SAMPLES, sampleOf } from '../../unit/exams/samples.ts'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const single = (more = {}) => createQuestion(payload, project, sampleOf('single').leaf, more)
const now = new Date()
const publish = (paper: string, rev: number) =>
  publishPaper(payload, { kind: 'test-papers', paper, project: project.id, rev, by: null, now })
const save = (paper: string, rev: number, draft: Draft) =>
  saveDraft(payload, {
    kind: 'test-papers',
    paper,
    project: project.id,
    rev,
    draft,
    by: null,
    now,
    entry: { networks: [] },
  })
const keysOf = (release: string) =>
  readRows({
    payload,
    collection: 'paper-keys',
    where: { release: { equals: release } },
    sort: ['number'],
    limit: 9,
  })
const outlineOf = async (id: string) =>
  payload.findByID({ collection: 'test-papers', id, overrideAccess: true, depth: 0 })

it('a paper with a question of every type is frozen so that it can be drawn and marked', async () => {
  const types = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]
  const ids = await Promise.all(types.map((type) => createQuestion(payload, project, sampleOf(type).leaf)))
  const set = await createQuestion(payload, project, COMPREHENSION)
  const { id, release } = await createPaper(payload, project, [
    sectionOf('first', ids),
    sectionOf('second', [set]),
  ])
  const { paper, bank, typeset, instructions } = release.content as ReleaseContent
  const asked = askedSections(paper, bank, 'anybody')
  const leaves = asked.flatMap(({ questions }) => questions)
  expect(release).toMatchObject({ number: 1, isReady: true, questionCount: leaves.length })
  expect(Object.keys(typeset).toSorted()).toEqual([...ids, set].toSorted())
  expect(Object.keys(instructions.paper)).toEqual(['en', 'hi'])

  const [keys] = await keysOf(String(release.id))
  const answers = leaves.map(({ id: question, leaf }) => ({ question, answer: sampleOf(leaf.type).right }))
  const result = markAttempt(asked, keys?.keys as PaperKeys, { answers, expertMarks: [] })
  expect(result.full).toEqual({ num: release.fullMarksNum, den: release.fullMarksDen })
  expect(result.counts).toMatchObject({ right: leaves.length - 1, pending: 1 })
  expect(JSON.stringify(release.content)).not.toContain('Solution of')
  expect((keys as unknown as { solutions: unknown[] }).solutions).toHaveLength(leaves.length)
  expect(await outlineOf(id)).toMatchObject({
    questionCount: leaves.length,
    marks: leaves.length * 4,
    minutes: 60,
  })
})

it('the figures of a published paper are those of its release, whatever a form says', async () => {
  const { id } = await createPaper(payload, project, [sectionOf('a', [await single()])])
  await payload.update({
    collection: 'test-papers',
    id,
    overrideAccess: true,
    context: { project },
    data: { title: 'Renamed', questionCount: 90, marks: 360, minutes: 180 },
  })
  expect(await outlineOf(id)).toMatchObject({ title: 'Renamed', questionCount: 1, marks: 4, minutes: 60 })
})

it('a paper without a draft shows what was typed', async () => {
  const { id } = await createOutline(payload, project, 'test-papers', { questionCount: 75, marks: 300 })
  expect(await outlineOf(id)).toMatchObject({ questionCount: 75, marks: 300 })
})

it('whatever was typed is saved, and what is missing is said before anything is frozen', async () => {
  const { id } = await createOutline(payload, project, 'test-papers')
  const draft = emptyDraft()
  const typed = {
    ...draft,
    minutes: null,
    sections: draft.sections.map((section) => ({
      ...section,
      schemes: [{ ...section.schemes[0], scheme: { ...section.schemes[0]?.scheme, wrong: 'a third' } }],
    })),
  } as Draft
  expect(await save(id, 0, typed)).toMatchObject({ rev: 1 })
  const result = await publish(id, 1)
  expect(result).toMatchObject({ ok: false, reason: 'problems' })
  expect('problems' in result && result.problems.map(({ path, key }) => `${path.join('.')} ${key}`)).toEqual([
    'minutes required',
    'sections.0.items itemsNone',
    'sections.0.title required',
    'sections.0.schemes.0.scheme.wrong marksUnreadable',
  ])
  expect(await currentRelease(payload, id)).toBeNull()
})

it('two people who save or publish the same draft: the second is told, and nothing is lost', async () => {
  const { id } = await createOutline(payload, project, 'test-papers')
  const draft = draftOf([sectionOf('a', [await single()])])
  expect(await save(id, 0, draft)).toMatchObject({ rev: 1 })
  const [one, other] = await Promise.all([save(id, 1, draft), save(id, 1, { ...draft, minutes: 90 })])
  expect([one, other].filter(Boolean)).toHaveLength(1)
  expect(await publish(id, 1)).toEqual({ ok: false, reason: 'meanwhile' })
  const results = await Promise.all([publish(id, 2), publish(id, 2), publish(id, 2)])
  expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1)
  const rows = await readRows({
    payload,
    collection: 'paper-releases',
    where: { paper: { equals: id } },
    sort: ['number'],
    limit: 9,
  })
  expect(rows.map(({ number }) => number)).toEqual([1])
})

it('publishing again without a change makes no release', async () => {
  const { id } = await createPaper(payload, project, [sectionOf('a', [await single()])])
  expect(await publish(id, 1)).toMatchObject({ ok: true, isNew: false, release: { number: 1 } })
})

it('what attempts of an older release use stays as it was when the paper is published anew', async () => {
  const question = await single()
  const { id, release } = await createPaper(payload, project, [sectionOf('a', [question])])
  const next = await publishDraft(payload, project, {
    kind: 'test-papers',
    paper: id,
    draft: draftOf([sectionOf('a', [question, await single()])], { minutes: 30 }),
  })
  expect(next).toMatchObject({ number: 2, questionCount: 2 })
  expect(String((await currentRelease(payload, id))?.id)).toBe(String(next.id))
  const before = await readRow({
    payload,
    collection: 'paper-releases',
    where: { id: { equals: release.id } },
  })
  expect(before?.content).toEqual(release.content)
  expect(await keysOf(String(release.id))).toHaveLength(1)
  expect(await outlineOf(id)).toMatchObject({ questionCount: 2, minutes: 30 })
})

it('a publishing that was cut short does not count until it is finished, and is finished later', async () => {
  const { id, release } = await createPaper(payload, project, [sectionOf('a', [await single()])])
  // As a kill after the release was inserted leaves it.
  await payload.db.deleteMany({ collection: 'paper-keys', where: { release: { equals: release.id } } })
  const stopped = { isReady: false, publishedAt: new Date(now.getTime() - 120_000).toISOString() }
  await conditionalUpdate({
    payload,
    collection: 'paper-releases',
    where: { id: { equals: release.id } },
    data: stopped,
  })
  expect(await currentRelease(payload, id)).toBeNull()
  await finishReleases(payload, now)
  expect(await currentRelease(payload, id)).toMatchObject({ number: 1 })
  const [keys] = await keysOf(String(release.id))
  expect((keys as unknown as { keys: PaperKeys }).keys.keys).toHaveLength(1)
})

it('a deleted paper takes its draft with it, not what attempts use', async () => {
  const { id, release } = await createPaper(payload, project, [sectionOf('a', [await single()])])
  await payload.delete({ collection: 'test-papers', id, overrideAccess: true, context: { project } })
  expect(await readDraft(payload, project.id, id)).toBeNull()
  expect(await keysOf(String(release.id))).toHaveLength(1)
})

it('pools freeze what they may draw: not retired, not placed elsewhere, in the newest version', async () => {
  const concepts = [`pool-${process.pid}`]
  const [placed, ...others] = await Promise.all([1, 2, 3, 4].map(() => single({ concepts })))
  const retired = await single({ concepts, isRetired: true })
  const pool: DraftItem = {
    kind: 'pool',
    id: 'p',
    pick: 2,
    types: ['single'],
    concepts,
    difficulty: null,
    scheme: null,
  }
  const { release } = await createPaper(payload, project, [sectionOf('a', [placed as string, pool])])
  const { bank } = release.content as ReleaseContent
  expect(bank.map(({ id }) => id).toSorted()).toEqual([placed, ...others].toSorted())
  expect(bank.map(({ id }) => id)).not.toContain(retired)
  expect(release).toMatchObject({ questionCount: 3, fullMarksNum: 12 })
})

it('a question of another project is unknown', async () => {
  const stranger = await createProject(payload)
  const foreign = await createQuestion(payload, stranger, sampleOf('single').leaf)
  const { id } = await createOutline(payload, project, 'test-papers')
  await save(id, 0, draftOf([sectionOf('a', [foreign])]))
  expect(await publish(id, 1)).toMatchObject({
    problems: [{ path: ['sections', 0, 'items', 0], key: 'questionUnknown' }],
  })
  expect(await readDraft(payload, stranger.id, id)).toBeNull()
})

it('a password stays as it is unless another one is given, and is frozen apart from the content', async () => {
  const { id } = await createOutline(payload, project, 'test-papers')
  const draft = draftOf([sectionOf('a', [await single()])])
  const release = await publishDraft(payload, project, {
    kind: 'test-papers',
    paper: id,
    draft,
    password: 'open sesame',
  })
  await save(id, 1, { ...draft, minutes: 45 })
  expect((await readDraft(payload, project.id, id))?.entry).toEqual({ password: 'open sesame', networks: [] })
  expect(release.entry).toEqual({ password: 'open sesame', networks: [] })
  expect(JSON.stringify(release.content)).not.toContain('sesame')
})
