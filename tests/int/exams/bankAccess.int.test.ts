import { type BasePayload, type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { NO_ACCESS } from '#access/viewer.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { addFile } from '#cms/operations/exams/bank/addFile.ts'
import { followPaper, usedIn } from '#cms/operations/exams/bank/followPaper.ts'
import { startPayload } from '#cms/payload.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import type { Question } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { saveQuestions } from '#tests/support/exams/saveQuestions.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { callApi } from '../access/callApi.ts'

/** Words of keys and solutions that no content has. */
const SECRETS = ['zebrasolution', 'zebraanswer', 'zebrarubric']

let payload: BasePayload
let project: RequestProject
let browser: Browser
let ids: Map<string, string>
let secretPicture: string
let openPicture: string
let series: string
let paper: string

type Headers = Record<string, string>
const sessionOf = async (user: string): Promise<Headers> => ({
  authorization: `Bearer ${await openTestSession(payload, user, project, true)}`,
})

async function person(level: number, canEdit: boolean | null, assigned: string[] = []) {
  const id = String((await createPerson(payload, project, level)).id)
  if (canEdit !== null)
    await giveAccess(payload, project, id, [{ id: 'questions', canEdit }], {
      assigned: { assignedTestSeries: assigned },
    })
  return { id, headers: await sessionOf(id) }
}

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  browser = openBrowser(project)
  const { data, name } = await pngFile()
  const added = [0, 1].map((extra) =>
    addFile({ payload, project, by: null, name, bytes: Buffer.concat([data, Buffer.alloc(extra)]) }),
  )
  ;[openPicture = '', secretPicture = ''] = (await Promise.all(added)).map((file) => (file.ok ? file.id : ''))
  ids = await saveQuestions(payload, project, [
    {
      ...(EVERY_TYPE[8] as object),
      id: 'assigned',
      stem: `The unit is [[u]] and [[g]].\n\n![A square](${openPicture})`,
      blanks: [
        { id: 'u', kind: 'text', accepted: ['zebraanswer'] },
        { id: 'g', kind: 'number', numbers: ['9.8'] },
      ],
      solution: `zebrasolution\n\n![A square](${secretPicture})`,
    },
    {
      ...(EVERY_TYPE[9] as object),
      id: 'other',
      rubric: [{ text: 'zebrarubric', marks: '1' }],
      solution: 'zebrasolution',
    },
  ] as never)
  const own = { project: project.id }
  const made = (collection: CollectionSlug, fields: object) =>
    payload.db.create({ collection, data: { ...fields, ...own } })
  series = String(
    (await made('test-series', { title: 'Mine', slug: 'mine', rank: 1, _status: 'published' })).id,
  )
  const outline = {
    title: 'Mock',
    slug: 'mock',
    testSeries: series,
    rank: 1,
    minutes: 60,
    _status: 'published',
  }
  paper = String((await made('test-papers', { ...outline, questionCount: 0, marks: 0 })).id)
  await insertIfAbsent({
    payload,
    collection: 'paper-drafts',
    data: {
      paper,
      kind: 'test-papers',
      ...own,
      draft: {},
      entry: {},
      questionKeys: ` ${ids.get('assigned')} `,
      rev: 1,
      changedAt: new Date().toISOString(),
    },
  })
  await followPaper(payload, paper)
})

const list = async (headers: Headers, path = '/questions?depth=0&limit=50') =>
  (await browser.get<{ docs?: { code: string }[] }>(path, headers)).body.docs
    ?.map(({ code }) => code)
    .sort() ?? null

describe('the question bank', () => {
  it('shows a limited sub admin questions of assigned papers and their own, in lists, reads, counts and calls', async () => {
    const { id, headers } = await person(650, true, [series])
    const [own] = [
      ...(
        await saveQuestions(payload, project, [{ ...(EVERY_TYPE[0] as object), id: 'own' }] as never, id)
      ).values(),
    ]
    expect(await list(headers)).toEqual(['assigned', 'own'])
    expect((await browser.get(`/questions/${ids.get('other')}`, headers)).status).toBe(404)
    expect((await browser.get<{ totalDocs: number }>('/questions/count', headers)).body.totalDocs).toBe(2)
    const retire = (question = '') =>
      browser.post('/bank/retirequestion', { id: question, isRetired: true }, headers)
    expect((await retire(own)).status).toBe(200)
    expect((await retire(ids.get('other'))).status).toBe(404)
    const stranger = await person(650, true, [])
    expect(await list(stranger.headers)).toEqual([])
    const admin = await person(800, null)
    expect(await list(admin.headers)).toEqual(['assigned', 'other', 'own'])
  })

  it('exports to a limited sub admin only the questions that they may edit, with any filter', async () => {
    type Made = { apiSuccess: boolean; base64?: string; code?: string }
    const { headers } = await person(650, true, [series])
    const exportedTo = async (asking: Headers, filter: object = {}) => {
      const { body } = await browser.post<Made>('/bank/exportquestions', { format: 'json', filter }, asking)
      if (!body.apiSuccess) return body.code
      const text = Buffer.from(body.base64 ?? '', 'base64').toString('utf8')
      const file = JSON.parse(text) as { questions: { id: string }[] }
      return file.questions.map(({ id }) => id).sort()
    }
    expect(await exportedTo(headers)).toEqual(['assigned'])
    expect(await exportedTo(headers, { search: 'other' })).toBe('notFound')
    expect(await exportedTo((await person(650, true, [])).headers)).toBe('notFound')
    expect(await exportedTo((await person(800, null)).headers)).toEqual(['assigned', 'other', 'own'])
  })

  it('names the papers that use a question as far as they are the person’s to see, and counts the others', async () => {
    const question = await payload.db.findOne<Question>({
      collection: 'questions',
      where: { code: { equals: 'assigned' } },
    })
    const usedBy = async (assigned: string[]) => {
      const user = await createPerson(payload, project, 650)
      const _access = {
        ...NO_ACCESS,
        accessList: [{ id: 'questions', canEdit: false }],
        assigned: { ...NO_ASSIGNED_DATA, testseries: assigned },
      }
      const staff = { ...user, collection: 'users', _isStaff: true, _access } as never
      const req = await createLocalReq({ user: staff, context: { project } }, payload)
      return usedIn(req, question as Question)
    }
    expect(await usedBy([series])).toEqual({
      papers: [{ id: paper, kind: 'test-papers', title: 'Mock' }],
      others: 0,
    })
    expect(await usedBy([])).toEqual({ papers: [], others: 1 })
  })

  it('takes back what a paper no longer has', async () => {
    const where = { paper: { equals: paper } }
    const { headers } = await person(650, false, [series])
    await payload.db.updateOne({ collection: 'paper-drafts', where, data: { questionKeys: '' } })
    await followPaper(payload, paper)
    expect(await list(headers)).toEqual([])
    await payload.db.updateOne({
      collection: 'paper-drafts',
      where,
      data: { questionKeys: ` ${ids.get('assigned')} ` },
    })
    await followPaper(payload, paper)
    expect(await list(headers)).toEqual(['assigned'])
  })

  it.each([
    ['student', 100, null],
    ['sub admin who may only read', 650, false],
    ['sub admin without the permission', 650, null],
    ['expert', 500, null],
  ] as const)(
    'tells a %s no key and no solution by any route, filter, order, search, version or call',
    async (_, level, canEdit) => {
      const { headers } = await person(level, canEdit, [series])
      const assigned = ids.get('assigned')
      const slugs = [
        'questions',
        'question-versions',
        'question-keys',
        'question-files',
        'question-imports',
        'question-import-files',
      ]
      const fields = ['keys', 'solutions', 'typeset', 'content', 'searchText', 'textKey', 'version.keys']
      const asked = slugs.flatMap((slug) =>
        [
          '',
          '?depth=5&limit=100',
          '?draft=true',
          '/versions',
          '/count',
          `/${assigned}`,
          `/${assigned}?depth=5`,
          ...fields.flatMap((field) => [
            `?where[${field}][contains]=zebra`,
            `?where[${field}][like]=zebra`,
            `?sort=${field}`,
            `?select[${field}]=true`,
          ]),
        ].map((rest) => `/${slug}${rest}`),
      )
      const calls = CALLS.filter(({ path, method }) => method === 'get' && path.startsWith('/bank/'))
      for (const path of [
        ...asked,
        ...calls.map((call) => `${call.path}?q=zebra&id=${assigned}`),
        '/panel/search?q=zebra',
        '/search?q=zebra',
      ]) {
        const { body } = await browser.get<object>(path, headers)
        const told = SECRETS.filter((secret) => JSON.stringify(body).includes(secret))
        expect(told, path).toEqual([])
        const found = (body as { totalDocs?: number; docs?: unknown[] }).docs ?? []
        if (/where/.test(path)) expect(found, path).toEqual([])
      }
      for (const call of CALLS.filter(({ path, method }) => method === 'post' && path.startsWith('/bank/'))) {
        const tried = {
          id: assigned,
          isRetired: false,
          format: 'json',
          filter: {},
          texts: [],
          name: 'x',
          base64: '',
          question: {},
          seenVersion: 1,
          code: null,
        }
        const { status, body } = await browser.post<object>(call.path, tried, headers)
        expect([401, 403], call.path).toContain(status)
        expect(SECRETS.filter((secret) => JSON.stringify(body).includes(secret))).toEqual([])
      }
      const picture = (file: string) =>
        callApi(project, { method: 'get', path: `/bank/file/${file}?question=${assigned}`, headers })
      expect((await picture(openPicture)).status).toBe(canEdit === false ? 200 : 403)
      expect((await picture(secretPicture)).status).toBe(canEdit === false ? 404 : 403)
      expect((await browser.get(`/question-files/${secretPicture}`, headers)).status).toBe(403)
    },
  )

  it('shows pictures of solutions to people who may edit the question', async () => {
    const { headers } = await person(650, true, [series])
    const picture = (file: string, question = ids.get('assigned')) =>
      callApi(project, { method: 'get', path: `/bank/file/${file}?question=${question}`, headers })
    expect((await picture(secretPicture)).status).toBe(200)
    expect((await picture(secretPicture, ids.get('other'))).status).toBe(404)
  })

  it('is changed through its calls alone', async () => {
    const { headers } = await person(800, null)
    const id = ids.get('assigned')
    expect((await browser.call('PATCH', `/questions/${id}`, { title: 'x' }, headers)).status).toBe(403)
    expect((await browser.call('DELETE', `/questions/${id}`, undefined, headers)).status).toBe(403)
    expect((await browser.post('/questions', { title: 'x' }, headers)).status).toBe(403)
    const deletion = await browser.post<{ apiSuccess: boolean; code?: string }>(
      '/bank/deletequestion',
      { id },
      headers,
    )
    expect(deletion.body).toMatchObject({ apiSuccess: false, code: 'inUse' })
  })
})
