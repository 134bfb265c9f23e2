import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

describe('delivery', () => {
  const ask = async (query: string) => (await openBrowser(project).get(`/catalogue/delivery?${query}`)).body

  it('has the usual delivery time', async () => {
    const book = await createBook(payload, project, null, { dispatchDays: 3 })
    expect(await ask(`pincode=462001&product=${book.id}`)).toMatchObject({
      apiSuccess: true,
      isDeliverable: true,
      fromDays: 6,
      toDays: 8,
      text: 'Usually 6 to 8 days',
      place: 'Madhya Pradesh',
    })
    const hindi = openBrowser(project, belowExpress(project, 'hi'))
    expect((await hindi.get(`/catalogue/delivery?pincode=462001&product=${book.id}`)).body.text).toBe(
      'आम तौर पर 6 से 8 दिन में',
    )
  })

  it('has its price, the free delivery threshold, and the cash on delivery fee', async () => {
    const book = await createBook(payload, project, null, { dispatchDays: 3 })
    const nowPaise = book.nowPaise ?? 0
    const deliveryWith = async (freeFromPaise: number) => {
      const usual = { label: 'Standard', pricePaise: 4900, kilogramPaise: 0, fasterDays: 1, freeFromPaise }
      await setShop(payload, project, 'shop-settings', { delivery: [usual] })
      return ask(`pincode=462001&product=${book.id}`)
    }
    await setShop(payload, project, 'payment-settings', {
      cashOnDelivery: { isActive: true, feePaise: 2500 },
    })
    const before = Date.now()
    const answer = await deliveryWith(nowPaise + 1)
    expect(answer).toMatchObject({ deliveryPaise: 4900, freeFromPaise: nowPaise + 1, cashFeePaise: 2500 })
    expect(answer).toMatchObject({ toDays: 8, isCash: true })
    // One day faster than the usual eight.
    expect(Math.floor((Number(answer.arrivesBy) - before) / 86_400_000)).toBe(7)
    expect(await deliveryWith(nowPaise)).toMatchObject({ deliveryPaise: 0 })
  })

  it.each([
    ['pincode=12', 'invalid'],
    ['pincode=290000', 'pincode'],
    ['pincode=462999', 'pincode'],
    ['pincode=462001&product=nothing', 'productGone'],
  ])('is refused for %s', async (query, code) => {
    expect(await ask(query)).toMatchObject({ apiSuccess: false, code })
  })
})
