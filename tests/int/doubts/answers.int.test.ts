import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sweepDoubts } from '#cms/jobs/sweepDoubts.ts'
import type { DoubtView } from '#domain/calls/doubts.ts'
import type { ExpertPayResponse } from '#domain/calls/exams/expertPay.ts'
import { QUOTA_MS } from '#domain/doubts/doubts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { pngFile } from '#tests/support/files.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { sendForm } from '../storage/sendForm.ts'

import {
  answer,
  ask,
  attempt,
  createExpert,
  type Expert,
  later,
  payload,
  post,
  project,
  rate,
  rowOf,
  say,
  setRules,
  student,
} from './doubtDesk.ts'

describe('pay for doubts', () => {
  const payOf = async ({ browser }: Expert) =>
    (await browser.get<ExpertPayResponse>('/expertdoubts/pay')).body
  const resolve = async (number: string) =>
    post(student.browser, '/doubt/resolve', { doubt: String((await rowOf(number)).id) })

  it('is in the expert’s statement once for each resolved doubt, and not for a badly rated answer', async () => {
    await setShop(payload, project, 'reward-settings', { experts: { doubtPaise: 4000 } })
    const expert = await createExpert()
    const [good, poor, open] = [(await ask()).number, (await ask()).number, (await ask()).number]
    for (const number of [good, poor, open]) await answer(expert, number)
    await rate(poor, 1)
    await Promise.all([resolve(good), resolve(good), resolve(poor)])
    expect(await payOf(expert)).toMatchObject({
      eachPaise: 4000,
      availablePaise: 4000,
      months: [{ count: 1, paise: 4000 }],
    })
    // Opened again and resolved again, it is the same doubt.
    await say(good)
    await answer(expert, good)
    await resolve(good)
    expect(await payOf(expert)).toMatchObject({ availablePaise: 4000 })
  })

  it('that a stopped server left out is added by the sweep', async () => {
    await setShop(payload, project, 'reward-settings', { experts: { doubtPaise: 1500 } })
    const expert = await createExpert()
    const { number } = await ask()
    await answer(expert, number)
    const { id } = await rowOf(number)
    await payload.db.updateOne({
      collection: 'doubts',
      id,
      data: { state: 'resolved', payDue: true, movedAt: new Date().toISOString() },
    })
    await sweepDoubts(payload, later(120_000))
    await sweepDoubts(payload, later(180_000))
    expect(await payOf(expert)).toMatchObject({ availablePaise: 1500 })
    expect((await rowOf(number)).payDue).toBe(false)
  })
})

describe('the quota of doubts', () => {
  const quotaOf = async () =>
    (await student.browser.get<{ quota: { left: number; of: number } | null }>('/doubt/mine')).body.quota

  it('is what the project gives, and more with a product', async () => {
    await setRules([], { freeDoubts: 1 })
    expect((await ask()).apiSuccess).toBe(true)
    expect(await quotaOf()).toEqual({ left: 0, of: 1 })
    expect(await ask()).toMatchObject({
      apiSuccess: false,
      code: 'limit',
      message: expect.stringContaining('1'),
    })
    const { product: bought } = await createCourse(payload, project, {
      title: 'Mechanics',
      slug: 'mechanics',
    })
    const product = String(bought.id)
    await payload.db.updateOne({ collection: 'selling-products', id: product, data: { doubtsPer30Days: 2 } })
    const grant = { student: student.id, project: project.id, kind: 'product', target: product, product }
    const at = new Date(Date.now() - 1000).toISOString()
    const row = {
      ...grant,
      title: 'Mechanics',
      source: 'admin',
      grantKey: randomUUID(),
      startsAt: at,
      rev: 0,
    }
    await payload.db.create({ collection: 'entitlements', data: row })
    expect(await quotaOf()).toEqual({ left: 2, of: 3 })
    const both = await Promise.all([ask(), ask(), ask()])
    expect(both.filter(({ apiSuccess }) => apiSuccess)).toHaveLength(2)
    expect(QUOTA_MS).toBe(30 * 86_400_000)
  })

  it('is not asked for where the project has none', async () => {
    expect(await quotaOf()).toBeNull()
    expect((await ask()).apiSuccess).toBe(true)
  })
})

describe('an answer with a drawing', () => {
  const stroke = { kind: 'pen', points: [[100, 100], [900, 800]] } // biome-ignore format: a line
  const seen = async (number: string) =>
    (await student.browser.get<{ doubt: DoubtView }>(`/doubt/one?number=${number}`)).body.doubt

  it('shows it on the student’s picture and on a blank page, and on nobody else’s', async () => {
    const expert = await createExpert()
    const addPicture = async (by: Browser) => {
      const { data } = await pngFile()
      const sent = await sendForm(by, project, '/tickets/addfile', data, {
        name: 'work.png',
        type: 'image/png',
      })
      return ((await sent.json()) as { file: { id: string } }).file.id
    }
    const picture = await addPicture(student.browser)
    const { number } = await ask({ files: [picture] })
    const drawings = [
      { file: picture, drawing: [stroke, { kind: 'comment', at: [500, 500], text: 'Here' }] },
      { file: null, drawing: [stroke] },
    ]
    const foreign = await addPicture(student.browser)
    const wrong = await answer(expert, number, { drawings: [{ file: foreign, drawing: [stroke] }] })
    expect(wrong).toMatchObject({ apiSuccess: false, code: 'fileGone' })
    expect((await answer(expert, number, { drawings })).apiSuccess).toBe(true)
    expect((await seen(number)).messages[0]?.drawings).toEqual(drawings)
  })

  it('is for experts alone, on three pages at most', async () => {
    const { number } = await ask()
    const doubt = String((await rowOf(number)).id)
    const drawings = [{ file: null, drawing: [stroke] }]
    const text = { doubt, text: 'One more thing', attempt: attempt(), drawings }
    await post(student.browser, '/doubt/addmessage', text)
    expect((await seen(number)).messages[0]?.drawings).toEqual([])
    const expert = await createExpert()
    await post(expert.browser, '/expertdoubts/take', { doubt })
    const many = Array.from({ length: 4 }, (_, file) => ({ file: String(file), drawing: [stroke] }))
    const body = { doubt, text: 'Look here.', attempt: attempt(), drawings: many }
    expect((await expert.browser.post('/expertdoubts/answer', body)).status).toBe(400)
  })
})
