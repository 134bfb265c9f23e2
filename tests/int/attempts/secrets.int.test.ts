import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Field } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { CALLS } from '#cms/endpoints/all.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { saveOf, startedAt } from '#tests/support/exams/hallCalls.ts'
import { type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { inBank, paperOf, placed, section } from '../../unit/exams/papers.ts'
import { both } from '../../unit/exams/samples.ts'

/** Words that only the key, the solution, the password, and other people's seeds have. */
const SECRETS = ['key', 'solution', 'password', 'seed'].map((what) => `SECRET-${what}-${randomUUID()}`)
const [KEY, SOLUTION, PASSWORD, SEED] = SECRETS as [string, string, string, string]
/** Fields by which a key could be guessed, letter by letter, if a filter or sort took them. */
const GUESSED = [
  'keys',
  'solutions',
  'typeset',
  'content',
  'entry',
  'secret',
  'answers',
  'seed',
  'release',
  'timing',
]

const shop = openShop()
let paper: ReleasedPaper
let attempt: string
let visitors: [name: string, browser: Browser][]

const plain = (text: string) => ({ en: [{ kind: 'paragraph' as const, inlines: [text] }] })

beforeAll(async () => {
  const { payload, project } = shop
  const content = {
    type: 'fillBlank' as const,
    stem: both('Fill [[b]] in.'),
    blanks: [{ id: 'b', kind: 'text' as const }],
  }
  const key = {
    type: 'fillBlank' as const,
    blanks: [{ blank: 'b', kind: 'text' as const, accepted: [KEY], isCaseSensitive: false }],
  }
  paper = await releasePaper(payload, project, {
    bank: [inBank('blank', content)],
    paper: paperOf([section('one', [placed('blank')])], { solutionsAt: Date.now() + 86_400_000 }),
    keys: { keys: [{ question: 'blank', key }], decisions: [] },
    solutions: [{ question: 'blank', text: plain(SOLUTION), video: null }],
    entry: { password: PASSWORD, networks: [] },
  })
  const own = { project: project.id }
  const versioned = { key: randomUUID(), question: 'blank', version: 1, ...own }
  const keys = {
    keys: [{ question: 'blank', key }],
    solutions: [{ question: 'blank', text: both(SOLUTION), video: null }],
  }
  await payload.db.create({
    collection: 'question-keys',
    data: { ...versioned, ...keys, typeset: [{ question: 'blank', text: plain(SOLUTION), video: null }] },
  })
  await payload.db.create({
    collection: 'questions',
    data: {
      code: 'blank',
      title: 'Fill in',
      type: 'fillBlank',
      difficulty: 'easy',
      concepts: [],
      version: 1,
      content,
      ...own,
    },
  })
  const stranger = await createPerson(payload, project)
  await payload.db.create({
    collection: 'test-user-attempts',
    data: {
      key: randomUUID(),
      student: stranger.id,
      kind: 'test-papers',
      paper: paper.id,
      title: 'Foreign',
      number: 1,
      state: 'inProgress',
      release: paper.release,
      seed: SEED,
      language: 'en',
      answers: {},
      lateAnswers: {},
      checked: [],
      messages: [],
      timing: {},
      ...own,
    },
  })
  const student = await openShopper(payload, project)
  attempt = (await startedAt(student.browser, paper, { password: PASSWORD })).id
  visitors = [
    ['a student in the test', student.browser],
    ['nobody', openBrowser(project)],
  ]
})

const fieldsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) =>
    'name' in field && field.name ? [field.name] : 'fields' in field ? fieldsOf(field.fields) : [],
  )

const findings: string[] = []
async function look(
  name: string,
  browser: Browser,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const { status, body: answer } = await browser.call(method, path, body)
  const text = JSON.stringify(answer)
  for (const secret of SECRETS)
    if (text?.includes(secret)) findings.push(`${name}: ${method} ${path} shows ${secret}`)
  return status
}

it('no route, field, filter, sort, selection, version or call shows a key, solution, password or seed to students', async () => {
  const { payload } = shop
  let asked = 0
  for (const [name, browser] of visitors) {
    for (const { config } of Object.values(payload.collections)) {
      const slug = config.slug as CollectionSlug
      const guessed = fieldsOf(config.fields).filter((field) => GUESSED.includes(field))
      const first = await payload.db.findOne<{ id: string }>({ collection: slug, where: {} })
      const paths = [
        `/${slug}?limit=100&depth=3`,
        `/${slug}?limit=100&draft=true`,
        `/${slug}/versions?limit=100&depth=2`,
        ...(first ? [`/${slug}/${first.id}?depth=3`, `/${slug}/${first.id}?draft=true`] : []),
        ...guessed.map((field) => `/${slug}?select[${field}]=true&limit=100`),
      ]
      for (const path of paths) {
        await look(name, browser, 'GET', path)
        asked++
      }
      for (const field of guessed) {
        const tries = [
          `where[${field}][contains]=SECRET`,
          `where[${field}][like]=SECRET`,
          `sort=${field}`,
          `where[or][0][${field}][exists]=true`,
        ]
        for (const query of tries) {
          const { status, body } = await browser.get<{ totalDocs?: number }>(`/${slug}?${query}&limit=5`)
          asked++
          if (
            status === 200 &&
            !query.startsWith('sort') &&
            (body.totalDocs ?? 0) > 0 &&
            /key|solution|answers|seed|entry|secret|release|timing/.test(field)
          )
            findings.push(`${name}: /${slug}?${query} finds ${body.totalDocs}`)
        }
      }
    }
    const values: Record<string, string> = {
      attempt,
      kind: paper.kind,
      slug: paper.slug,
      paper: paper.id,
      q: 'SECRET',
      text: 'SECRET',
    }
    for (const { path, method } of CALLS) {
      const query = new URLSearchParams(values)
      await look(
        name,
        browser,
        method.toUpperCase(),
        method === 'get' ? `${path}?${query}` : path,
        method === 'get' ? undefined : values,
      )
      asked++
    }
    const saves = [saveOf('blank', 1, { type: 'fillBlank', blanks: [{ blank: 'b', text: 'guess' }] })]
    for (const [path, body] of [
      ['/tests/answers', { attempt, epoch: 1, saves, current: 'blank' }],
      ['/tests/takeover', { attempt }],
      ['/quizzes/check', { attempt, save: saves[0] }],
      ['/tests/submit', { attempt, epoch: 2 }],
      [
        '/tests/start',
        { kind: paper.kind, paper: paper.id, language: 'en', hasConsented: true, password: 'no' },
      ],
    ] as const)
      await look(name, browser, 'POST', path, body)
    for (const path of ['result', 'attempt', 'mine'])
      await look(name, browser, 'GET', `/tests/${path}?attempt=${attempt}`)
  }
  expect(findings).toEqual([])
  expect(asked).toBeGreaterThan(1000)
})

it('the pack has no answer key in it, even with all its parts decrypted', async () => {
  const { findPack, packBytes } = await import('#cms/operations/packs/findPack.ts')
  const { openQuestion, readPack } = await import('#domain/exams/pack/readPack.ts')
  const [info, bytes] = [
    await findPack(shop.payload, paper.release),
    await packBytes(shop.payload, paper.release),
  ]
  const pack = readPack(new Uint8Array(bytes ?? []).buffer)
  for (const id of pack.parts.keys()) {
    const opened = await openQuestion(pack, id, info?.keyOf(id) as string)
    for (const secret of SECRETS) expect(JSON.stringify(opened)).not.toContain(secret)
  }
  expect(pack.parts.size).toBe(1)
})
