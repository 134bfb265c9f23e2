import { expect, it } from 'vitest'
import { addFile } from '#cms/operations/exams/bank/addFile.ts'
import type { Browser } from '#tests/support/browser.ts'
import { saveOf, startedAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { pngFile } from '#tests/support/files.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'
import { fetchApi } from '../storage/sendForm.ts'

const shop = openShop()
const me = newShopper(shop)

async function picture(): Promise<string> {
  const { data } = await pngFile()
  const bytes = Buffer.concat([data, Buffer.from(crypto.randomUUID())])
  const added = await addFile({ ...shop, by: null, name: 'picture.png', bytes })
  if (!added.ok) throw new Error(`a picture was not kept: ${added.reason}`)
  return added.id
}

const solved = (question: string, file: string) => ({
  question,
  video: null,
  text: { en: [{ kind: 'image' as const, file, alt: 'The graph', width: 40, height: 30 }] },
})

it('a picture of a solution is there for the owner of an attempt once its question was checked', async () => {
  const [own, foreign] = [await picture(), await picture()]
  const quiz = await releasePaper(shop.payload, shop.project, {
    kind: 'quizzes',
    paper: plainPaper(['single', 'integer'], { hall: 'safe', hasInstantFeedback: true }),
    solutions: [solved('single', own), solved('integer', foreign)],
  })
  const { id: attempt } = await startedAt(me.browser, quiz)
  const other = await openShopper(shop.payload, shop.project)
  const statusOf = async (question: string, file: string, by: Browser = me.browser) => {
    const query = new URLSearchParams({ attempt, question, file })
    return (await fetchApi(by, shop.project, `/quizzes/solutionfile?${query}`)).status
  }
  expect(await statusOf('single', own)).toBe(404)
  const save = saveOf('single', 1, sampleOf('single').wrong)
  const { body } = await me.browser.post<{ outcome: string; solution: unknown }>('/quizzes/check', {
    attempt,
    save,
  })
  expect(body).toMatchObject({ outcome: 'wrong', solution: solved('single', own) })
  expect(await statusOf('single', own)).toBe(200)
  expect(await statusOf('single', own, other.browser)).toBe(404)
  // Neither a picture of another solution nor the one of a question that was not checked.
  expect([await statusOf('single', foreign), await statusOf('integer', foreign)]).toEqual([404, 404])
})
