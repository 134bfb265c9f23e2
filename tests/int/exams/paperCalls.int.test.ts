import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { renderPaperPdf } from '#cms/operations/exams/papers/renderPaperPdf.ts'
import { triedPaper } from '#cms/operations/exams/papers/triedPaper.ts'
import { startPayload } from '#cms/payload.ts'
import type {
  PaperDraftResponse,
  SavePaperResponse,
  Simulation,
  ViewedPaper,
} from '#domain/calls/exams/papers.ts'
import { draftOfPreset } from '#domain/exams/drafts/draftOfPreset.ts'
import { JEE_MAIN } from '#domain/exams/presets/engineering.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createOutline, createPaper, draftOf, item, sectionOf } from '#tests/support/exams/createPaper.ts'
import { createQuestion } from '#tests/support/exams/createQuestion.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { SAMPLES, sampleOf } from '../../unit/exams/samples.ts'

let payload: BasePayload
let project: RequestProject
let author: Browser
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  author = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const single = () => createQuestion(payload, project, sampleOf('single').leaf)
const newPaper = async () => (await createOutline(payload, project, 'test-papers')).id
const draftAt = async (paper: string) =>
  (await author.get<PaperDraftResponse>(`/papers/draft?kind=test-papers&paper=${paper}`)).body
const save = (paper: string, body: object) =>
  author.post('/papers/save', { kind: 'test-papers', paper, networks: [], ...body })

it('an author begins with a preset, adds questions, sees what is left to do and publishes', async () => {
  const paper = await newPaper()
  expect(await draftAt(paper)).toMatchObject({ rev: 0, release: null, canEdit: true })
  const preset = draftOfPreset(JEE_MAIN)
  const begun = (await save(paper, { rev: 0, draft: preset })).body as unknown as SavePaperResponse
  expect(begun).toMatchObject({ rev: 1 })
  expect(begun.problems).toHaveLength(6)
  expect(begun.problems[0]).toMatchObject({
    path: ['sections', 0, 'items'],
    text: 'The section has no question yet',
  })
  const [first] = preset.sections
  const short = { ...preset, sections: [{ ...first, items: [item(await single())] }] }
  const saved = (await save(paper, { rev: 1, draft: short })).body as unknown as SavePaperResponse
  expect(saved.problems.map(({ text }) => text)).toEqual([
    'The section has 1 questions instead of 20',
    'The section has 4 marks instead of 80',
  ])
  const early = await author.post('/papers/publish', { kind: 'test-papers', paper, rev: 2 })
  expect(early.body).toMatchObject({ apiSuccess: false, code: 'problems', problems: [{}, {}] })
  await save(paper, { rev: 2, draft: { ...short, sections: [{ ...short.sections[0], expected: null }] } })
  const published = await author.post('/papers/publish', { kind: 'test-papers', paper, rev: 3 })
  expect(published.body).toMatchObject({
    apiSuccess: true,
    isNew: true,
    release: { number: 1, questionCount: 1, marks: '4', minutes: 180, isBehind: false },
  })
})

it('a save on a draft that somebody else has changed is refused, and nothing is lost', async () => {
  const paper = await newPaper()
  const draft = draftOf([sectionOf('a', [await single()])])
  await save(paper, { rev: 0, draft })
  const late = await save(paper, { rev: 0, draft: { ...draft, minutes: 5 } })
  expect([late.status, late.body.code]).toEqual([409, 'meanwhile'])
  expect((await draftAt(paper)).draft.minutes).toBe(draft.minutes)
})

it('a password is written, kept by other saves, taken away, and never answered', async () => {
  const paper = await newPaper()
  const draft = draftOf([sectionOf('a', [await single()])])
  await save(paper, { rev: 0, draft, password: 'open sesame' })
  await save(paper, { rev: 1, draft })
  const answer = await draftAt(paper)
  expect(answer.entry).toEqual({ hasPassword: true, networks: [] })
  expect(JSON.stringify(answer)).not.toContain('sesame')
  await save(paper, { rev: 2, draft, password: null })
  expect((await draftAt(paper)).entry.hasPassword).toBe(false)
})

it('questions are found by words, type and concept, without their keys', async () => {
  const concepts = [`Torque ${process.pid}`]
  const id = await createQuestion(payload, project, sampleOf('integer').leaf, { concepts })
  await createQuestion(payload, project, sampleOf('single').leaf, { concepts, isRetired: true })
  const query = new URLSearchParams({ concept: `torque ${process.pid}`, search: 'hexagon' })
  const { body } = await author.get<{ questions: object[]; total: number }>(`/papers/questions?${query}`)
  expect(body).toMatchObject({ total: 1, questions: [{ id, type: 'integer', leaves: ['integer'] }] })
  expect(JSON.stringify(body)).not.toMatch(/keys|right|Solution/)
})

it('an author answers as a student and reads by which rule each question was marked', async () => {
  const types = ['single', 'multiple', 'subjective'] as const
  const ids = await Promise.all(types.map((type) => createQuestion(payload, project, sampleOf(type).leaf)))
  const { id: paper } = await createPaper(payload, project, [sectionOf('a', ids)])
  const query = new URLSearchParams({ kind: 'test-papers', paper, source: 'release', seed: 'anybody' })
  const { body: viewed } = await author.get<ViewedPaper>(`/papers/view?${query}`)
  expect(viewed.sections[0]?.questions.map(({ id, right, wrong }) => [id, right, wrong])).toEqual(
    ids.map((id) => [id, '+4', '−1']),
  )
  expect(JSON.stringify(viewed)).not.toContain('Solution of')
  const answers = types.map((type, index) => ({ question: ids[index], answer: SAMPLES[type].wrong }))
  const { body } = await author.post<Simulation>('/papers/simulate', {
    kind: 'test-papers',
    paper,
    source: 'release',
    seed: 'anybody',
    answers,
    expertMarks: [{ question: ids[2], marks: '5/2' }],
  })
  expect(body.lines.map(({ marks, rule }) => [marks, rule])).toEqual([
    ['-1', 'wrong'],
    ['-1', 'wrongChosen'],
    ['2.5', 'byExpert'],
  ])
  expect(body.total).toMatchObject({ marks: { text: '0.5' }, full: { text: '12' } })
})

it('a paper is printed in both languages, with its key or without', async () => {
  const outline = await createPaper(payload, project, [sectionOf('a', [await single()])])
  const tried = await triedPaper(payload, project.id, outline.id, 'release')
  if (!tried.ok) throw new Error(tried.reason)
  const printed = async (hasKey: boolean, language: 'en' | null) => {
    const wish = { project: project.id, source: 'release', hasKey, language, now: new Date() } as const
    const title = { id: outline.id, title: 'Mock', hindiTitle: null }
    const pdf = await renderPaperPdf(payload, tried.paper, { ...wish, outline: title as never })
    return (await readPdf(pdf)).lines.join('\n')
  }
  const plain = await printed(false, null)
  expect(plain).toContain('Questions: 1 · Marks: 4 · Minutes: 60')
  // Side by side.
  expect(plain).toMatch(/\(A\) Option a .*\(A\) Option a/)
  expect(plain).not.toMatch(/Key:|Solution of/)
  expect(await printed(true, 'en')).toMatch(/Key: B[\s\S]*Solution of/)
})

it('students and people without the permission get none of it', async () => {
  const { id: paper } = await createPaper(payload, project, [sectionOf('a', [await single()])])
  const other = await createProject(payload)
  const stranger = await signInStaff(other, (await createPerson(payload, other, 800)).phone)
  const query = new URLSearchParams({ kind: 'test-papers', paper, source: 'release', key: 'yes' })
  for (const path of ['draft', 'view', 'pdf'])
    expect((await stranger.get(`/papers/${path}?${query}`)).status, path).toBe(404)
  const simulated = await stranger.post('/papers/simulate', {
    kind: 'test-papers',
    paper,
    source: 'release',
    seed: 'a',
    answers: [],
    expertMarks: [],
  })
  expect(simulated.status).toBe(404)
})

it('a sub admin puts questions that they see into papers and quizzes, no others, and no pools that would draw them', async () => {
  const shown = createQuestion(payload, project, sampleOf('integer').leaf, { concepts: ['Shown'] })
  const assigned = await createPaper(payload, project, [sectionOf('a', [await shown])])
  const hidden = await single()
  const quiz = await createOutline(payload, project, 'quizzes')
  const modules = ['testSeries', 'questions', 'quizzes']
  const sub = await openStaff({ payload, project }, modules, [assigned.testSeries ?? ''])
  const pool = {
    kind: 'pool',
    id: 'p',
    pick: 1,
    types: ['single'],
    concepts: [],
    difficulty: null,
    scheme: null,
  }
  const put = async (kind: string, paper: string, rev: number, items: unknown[], browser = sub) => {
    const draft = draftOf([sectionOf('a', items as never)])
    const { status, body } = await browser.post('/papers/save', { kind, paper, rev, networks: [], draft })
    return status === 200 ? 'saved' : body.code
  }
  const ids = { paper: assigned.id, quiz: quiz.id }
  expect(await put('quizzes', ids.quiz, 0, [item(hidden)])).toBe('unseen')
  expect(await put('quizzes', ids.quiz, 0, [pool])).toBe('unseen')
  expect(await put('test-papers', ids.paper, 1, [item(await shown), item(hidden)])).toBe('unseen')
  expect(await put('quizzes', ids.quiz, 0, [item(await shown)])).toBe('saved')
  const alone = await openStaff({ payload, project }, ['quizzes'])
  expect(await put('quizzes', ids.quiz, 1, [item(await shown), item(hidden)], alone)).toBe('unseen')
  // What somebody else has put there stays.
  expect(await put('test-papers', ids.paper, 1, [item(await shown), item(hidden), pool], author)).toBe(
    'saved',
  )
  const drawn = [{ ...pool, id: 'q', pick: 2 }, item(hidden)]
  expect(await put('test-papers', ids.paper, 2, drawn)).toBe('saved')
  expect(await put('test-papers', ids.paper, 3, [...drawn, { ...pool, difficulty: 'easy' }])).toBe('unseen')
  const canDraw = async (browser: Browser) =>
    (await browser.get<PaperDraftResponse>(`/papers/draft?kind=quizzes&paper=${ids.quiz}`)).body.canDraw
  expect([await canDraw(sub), await canDraw(author)]).toEqual([false, true])
})
