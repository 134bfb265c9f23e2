import { expect, it } from 'vitest'
import { openQuestion, readPack } from '#domain/exams/pack/readPack.ts'
import { openBrowser } from '#tests/support/browser.ts'
import {
  outcomesAt,
  paperAt,
  resultAt,
  saveAt,
  saveOf,
  startAt,
  startedAt,
  submitAt,
} from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const me = newShopper(shop)
const right = (type: Parameters<typeof sampleOf>[0]) => sampleOf(type).right

it('a student reads the rules, starts, answers, submits and sees the exact result', async () => {
  const paper = await releasePaper(shop.payload, shop.project)
  const { body: before } = await paperAt(me.browser, paper)
  expect(before.paper).toMatchObject({
    questionCount: 3,
    minutes: 60,
    refusal: null,
    attempts: [],
    isFree: true,
  })
  expect(before.paper?.fullMarks.text).toBe('12')

  const attempt = await startedAt(me.browser, paper)
  expect(attempt).toMatchObject({ state: 'inProgress', epoch: 1, hasTurn: true, number: 1, saves: [] })
  expect((attempt.endsAt ?? 0) - (attempt.startedAt ?? 0)).toBe(60 * 60_000)
  expect(attempt.hall[0]?.questions.map(({ id, right: plus, wrong }) => [id, plus, wrong])).toEqual([
    ['single', '+4', '\u22121'],
    ['integer', '+4', '\u22121'],
    ['multiple', '+4', '\u22121'],
  ])

  const saves = [saveOf('single', 1, right('single')), saveOf('integer', 2, sampleOf('integer').wrong)]
  expect(await outcomesAt(me.browser, attempt.id, saves)).toEqual(['saved', 'saved'])
  expect(await outcomesAt(me.browser, attempt.id, saves)).toEqual(['known', 'known'])

  const { body } = await submitAt(me.browser, attempt.id)
  expect(body.pulse?.state).toBe('published')
  expect((await submitAt(me.browser, attempt.id)).body.pulse?.state).toBe('published')
  const { body: after } = await resultAt(me.browser, attempt.id)
  expect(after.result).toMatchObject({ marks: { text: '3' }, fullMarks: { text: '12' } })
  expect(after.result?.counts).toMatchObject({ right: 1, wrong: 1, blank: 1 })
  expect(after.attempt).toMatchObject({ answered: 2, marks: { text: '3' } })
})

it('each question of the pack is decrypted only by its key from the start', async () => {
  const bank = ['single', 'integer', 'multiple', 'match', 'fillBlank']
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(bank) })
  const attempt = await startedAt(me.browser, paper)
  const { handleEndpoints } = await import('payload')
  const config = (await import('#payload-config')).default
  const cookie = [...me.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = new Headers({ cookie, 'x-internal-project': `${shop.project.id} ${shop.project.slug}` })
  const url = `http://${shop.project.slug}.localhost${attempt.pack.url}`
  const response = await handleEndpoints({ config, request: new Request(url, { headers }) })
  expect(response.headers.get('cache-control')).toContain('immutable')
  const bytes = await response.arrayBuffer()
  expect(bytes.byteLength).toBe(attempt.pack.size)
  const pack = readPack(bytes)
  for (const id of bank) {
    const content = await openQuestion(pack, id, attempt.packKeys[id] ?? '')
    expect(content).toMatchObject({ type: id })
  }
  await expect(openQuestion(pack, 'single', attempt.packKeys.integer ?? '')).rejects.toThrow()
  headers.set('if-none-match', response.headers.get('etag') ?? '')
  expect((await handleEndpoints({ config, request: new Request(url, { headers }) })).status).toBe(304)
})

it('a stranger gets 404 for the attempt of another student, and a visitor without a session 401', async () => {
  const paper = await releasePaper(shop.payload, shop.project)
  const { id } = await startedAt(me.browser, paper)
  const stranger = await openShopper(shop.payload, shop.project)
  for (const path of [`/tests/attempt?attempt=${id}`, `/tests/result?attempt=${id}`])
    expect((await stranger.browser.get(path)).status).toBe(404)
  for (const [path, more] of [
    ['answers', { epoch: 1, saves: [saveOf('single', 1, right('single'))], current: null }],
    ['submit', { epoch: 1 }],
    ['takeover', {}],
    ['pause', {}],
    ['resume', {}],
  ] as const)
    expect((await stranger.browser.post(`/tests/${path}`, { attempt: id, ...more })).status).toBe(404)
  const nobody = openBrowser(shop.project)
  expect((await saveAt(nobody, id, [saveOf('single', 1, right('single'))])).status).toBe(401)
  expect((await startAt(nobody, paper)).status).toBe(401)
})
