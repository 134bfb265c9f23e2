import { expect, it } from 'vitest'
import { rankReleases } from '#cms/jobs/rankReleases.ts'
import { regradeReleases } from '#cms/jobs/regradeReleases.ts'
import { readHead } from '#cms/operations/attempts/attemptHead.ts'
import { signedResult } from '#cms/operations/attempts/card/resultCard.ts'
import type { VerifiedResult } from '#domain/calls/learning/certificates.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { addMarked } from '#tests/support/exams/addMarked.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const PROVEN = { provenUntil: new Date(Date.now() + 3_600_000).toISOString() }
const single = (option: string) => ({ type: 'single', option }) as const

async function cardOf(attempt: string): Promise<string> {
  const head = await readHead(shop.payload, attempt)
  const made = head && (await signedResult(shop.payload, shop.project, head, 'en', new Date()))
  return made?.token ?? ''
}

it('a stranger verifies a result card, and reads when it was forged or replaced', async () => {
  const { payload, project } = shop
  const paper = await releasePaper(payload, project, { paper: plainPaper(['optics00', 'optics01']) })
  const others = String((await createPerson(payload, project, 100)).id)
  await addMarked(
    payload,
    project,
    paper,
    others,
    Array.from({ length: 25 }, () => ({ optics00: single('a') })),
  )
  const { browser } = await openShopper(payload, project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('optics00', 1, single('b'))])
  await submitAt(browser, id)
  await rankReleases(payload, new Date(Date.now() + 10_000))

  const stranger = openBrowser(project)
  const verify = async (token: string) =>
    (await stranger.get<VerifiedResult>(`/verify/result?token=${encodeURIComponent(token)}`)).body
  const token = await cardOf(id)
  expect(await verify(token)).toMatchObject({
    state: 'valid',
    result: {
      name: 'Test P.',
      title: expect.stringContaining('Paper'),
      marks: '4',
      full: '8',
      standing: { rank: 1, candidates: 26, percentile: '100.0000000' },
    },
  })
  const [statement = '', signature] = token.split('.')
  const better = Buffer.from(
    Buffer.from(statement, 'base64url').toString().replace('"marks":"4"', '"marks":"8"'),
  ).toString('base64url')
  expect(await verify(`${better}.${signature}`)).toEqual(
    expect.objectContaining({ state: 'forged', result: null }),
  )

  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const pdf = await belowExpress(project)(`/tests/card/${id}`, {
    method: 'GET',
    headers: new Headers({ cookie }),
  })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  expect((await stranger.get(`/tests/card/${id}`)).status).toBe(401)
  const { browser: other } = await openShopper(payload, project)
  expect((await other.get(`/tests/card/${id}`)).status).toBe(404)

  const staff = await openStaff(shop, null, [], PROVEN)
  const ordered = await staff.post<{ apiSuccess: boolean }>('/attempts/regrade', {
    paper: paper.id,
    release: paper.release,
    keyNumber: 1,
    reason: 'B is wrong',
    requestKey: 'card-regrade-1',
    changes: [{ kind: 'key', question: 'optics00', answer: 'a' }],
  })
  expect(ordered.body.apiSuccess).toBe(true)
  await regradeReleases(payload, new Date())
  expect(await verify(token)).toMatchObject({ state: 'replaced', result: { marks: '4' } })
  expect(await verify(await cardOf(id))).toMatchObject({ state: 'valid', result: { marks: '-1' } })
  await staff.post('/attempts/cancel', { attempt: id, reason: 'Taken by another person' })
  expect((await verify(token)).state).toBe('gone')
})
