import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { SellingProduct, ShopSetting } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { setShop, updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { openShopper, orderAt, orderRow, placeAt, quoteAt } from '#tests/support/shop/shopper.ts'

const SELLER_GSTIN = '27AAPFU0939F1ZV'
const BUYER_GSTIN = '29AAGCB7383J1Z4'
const MUMBAI = { state: 'MH', pincode: '400001' }
const BENGALURU = { state: 'KA', pincode: '560001' }

const shop = openShop((own) =>
  withCourseAndBook(
    own,
    { pricePaise: 118_000, mrpPaise: 150_000 },
    { pricePaise: 105_000, mrpPaise: 105_000, taxPercent: 5 },
  ),
)

const settings = (values: Record<string, unknown>) =>
  setShop(shop.payload, shop.project, 'shop-settings', values)
const quote = async (
  body: object,
  items: object[] = [{ product: shop.course.id }, { product: shop.book.id }],
) => (await quoteAt(openBrowser(shop.project), { items: items as never, ...body })).body.quote
const taxes = ({ lines }: QuoteView) =>
  lines.map(({ tax: { cgstPaise, sgstPaise, igstPaise } }) => [cgstPaise, sgstPaise, igstPaise])

describe('the tax in a price', () => {
  it('is zero while the seller has no GSTIN', async () => {
    await settings({ tax: { learningPercent: 18, goodsPercent: 0 } })
    const quoted = await quote({ place: MUMBAI })
    expect([taxes(quoted), quoted.taxPaise, quoted.payablePaise]).toEqual([
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      0,
      223_000,
    ])
  })

  it('is CGST and SGST within the seller’s state and IGST outside; the price stays the same', async () => {
    await settings({ tax: { gstin: SELLER_GSTIN, learningPercent: 18, goodsPercent: 0 } })
    const within = [
      [9000, 9000, 0],
      [2500, 2500, 0],
    ]
    expect(taxes(await quote({}))).toEqual(within)
    expect(taxes(await quote({ place: MUMBAI }))).toEqual(within)
    const outside = await quote({ place: BENGALURU })
    expect(taxes(outside)).toEqual([
      [0, 0, 18_000],
      [0, 0, 5000],
    ])
    expect([outside.taxPaise, outside.payablePaise]).toEqual([23_000, 223_000])
  })

  it('uses the state of the company’s GSTIN rather than that of the address', async () => {
    await settings({ tax: { gstin: SELLER_GSTIN } })
    const gst = { gstin: ' 29aagcb7383j1z4 ', legalName: 'A company' }
    expect(taxes(await quote({ place: MUMBAI, gst }))[0]).toEqual([0, 0, 18_000])
    const { browser } = await openShopper(shop.payload, shop.project)
    const address = await addAddress(browser, '400001', 'MH')
    const order = await orderRow(
      shop.payload,
      await orderAt(browser, { items: [{ product: shop.book.id }], address, gst }),
    )
    expect(order.gst).toEqual({ gstin: BUYER_GSTIN, legalName: 'A company' })
    expect(order.lines[0]?.tax).toMatchObject({ rate: 500, igstPaise: 5000, taxablePaise: 100_000 })
  })

  it.each(['29AAGCB7383J1Z5', '25AAAAA0000A1Z0', 'company'])('refuses %j as a GSTIN', async (gstin) => {
    const { body } = await quoteAt(openBrowser(shop.project), {
      items: [{ product: shop.course.id }],
      gst: { gstin, legalName: 'A company' },
    })
    expect(body).toMatchObject({ apiSuccess: false, code: 'gstin' })
  })

  it('treats a blank GSTIN as none', async () => {
    await settings({ tax: { gstin: SELLER_GSTIN } })
    expect(taxes(await quote({ place: MUMBAI, gst: { gstin: ' - ', legalName: 'A company' } }))[0]).toEqual([
      9000, 9000, 0,
    ])
  })

  it('is computed after the coupon’s discount', async () => {
    await settings({ tax: { gstin: SELLER_GSTIN } })
    const { code } = await createCoupon(shop.payload, shop.project, { percent: 50 })
    const quoted = await quote({ coupon: code }, [{ product: shop.course.id }])
    expect(quoted.lines[0]).toMatchObject({
      netPaise: 59_000,
      tax: { taxablePaise: 50_000, cgstPaise: 4500 },
    })
  })

  it('is computed for each part of a bundle, and the parts sum to the price', async () => {
    await settings({ tax: { gstin: SELLER_GSTIN, learningPercent: 18, goodsPercent: 0 } })
    const { product: bundle } = await createCourse(shop.payload, shop.project, {
      kind: 'bundle',
      classes: [],
      includes: [shop.course.id, shop.book.id],
      pricePaise: 200_001,
    })
    const quoted = await quote({ place: BENGALURU }, [{ product: bundle.id }])
    const [line] = quoted.lines
    const [first, second] = line?.parts ?? []
    // Split 118,000 : 105,000 of 223,000, to the paisa.
    expect([first?.netPaise, second?.netPaise]).toEqual([105_830, 94_171])
    expect([first?.tax.rate, second?.tax.rate]).toEqual([1800, 500])
    expect([first?.tax.igstPaise, second?.tax.igstPaise]).toEqual([16_144, 4484])
    expect(line?.tax.igstPaise).toBe(16_144 + 4484)
    expect(quoted.needsAddress).toBe(true)
  })

  it('never uses an invalid GSTIN of the seller: the settings refuse it', async () => {
    await expect(settings({ tax: { gstin: '27AAPFU0939F1Z0' } })).rejects.toThrow(/GSTIN|invalid/)
    await settings({ tax: { gstin: ' 27-aapfu-0939f1zv ' } })
    const { docs } = await shop.payload.db.find<ShopSetting>({
      collection: 'shop-settings',
      where: { project: { equals: shop.project.id } },
    })
    expect(docs[0]?.tax).toMatchObject({ gstin: SELLER_GSTIN, state: 'MH' })
  })
})

describe('delivery', () => {
  const ways = [
    { label: 'Standard', pricePaise: 6000, kilogramPaise: 2000, freeFromPaise: 200_000, fasterDays: 0 },
    { label: 'Express', pricePaise: 15_000, kilogramPaise: 0, fasterDays: 2 },
  ]
  let heavy: SellingProduct
  beforeAll(async () => {
    heavy = await createBook(shop.payload, shop.project, null, { pricePaise: 50_000, weightGrams: 700 })
  })

  it('is charged per started kilogram, and free from a threshold', async () => {
    await settings({ delivery: ways })
    const cost = async (quantity: number) =>
      (await quote({ place: MUMBAI }, [{ product: heavy.id, quantity }])).deliveryPaise
    // 0.7 kg, 1.4 kg, 2.1 kg; four pieces cost ₹2,000.
    expect([await cost(1), await cost(2), await cost(3), await cost(4)]).toEqual([6000, 8000, 10_000, 0])
  })

  it('is chosen by key; the first method is the default and the fallback', async () => {
    await settings({ delivery: ways })
    const items = [{ product: heavy.id }]
    const { deliveryOptions, payablePaise, arrivesBy } = await quote({ place: MUMBAI }, items)
    expect(deliveryOptions).toMatchObject([
      { label: 'Standard', paise: 6000, fasterDays: 0 },
      { label: 'Express', paise: 15_000, fasterDays: 2 },
    ])
    expect(payablePaise).toBe(56_000)
    const express = await quote({ place: MUMBAI, delivery: deliveryOptions[1]?.key }, items)
    expect([express.deliveryPaise, express.payablePaise]).toEqual([15_000, 65_000])
    expect(arrivesBy && express.arrivesBy && Math.round((arrivesBy - express.arrivesBy) / DAY_MS)).toBe(2)
    expect((await quote({ place: MUMBAI, delivery: 'by magic' }, items)).deliveryPaise).toBe(6000)
  })

  it('applies its free threshold after coupons', async () => {
    await settings({ delivery: ways })
    const { code } = await createCoupon(shop.payload, shop.project, { type: 'flat', amountPaise: 1 })
    const items = [{ product: heavy.id, quantity: 4 }]
    expect((await quote({ place: MUMBAI }, items)).deliveryPaise).toBe(0)
    expect((await quote({ place: MUMBAI, coupon: code }, items)).deliveryPaise).toBe(10_000)
  })

  it('applies to goods only', async () => {
    await settings({ delivery: ways })
    const quoted = await quote({ place: MUMBAI }, [{ product: shop.course.id }])
    expect(quoted).toMatchObject({
      delivery: null,
      deliveryPaise: 0,
      needsAddress: false,
      deliveryOptions: [],
    })
  })

  it('is free without configured methods', async () => {
    await settings({ delivery: [] })
    expect(await quote({ place: MUMBAI }, [{ product: heavy.id }])).toMatchObject({
      deliveryPaise: 0,
      delivery: { option: 'standard' },
      needsAddress: true,
    })
  })
})

describe('rounding to whole rupees', () => {
  it.each([
    [99_949, -49, 99_900],
    [99_950, 50, 100_000],
    [100_000, 0, 100_000],
  ])('splits %i paise into rounding %i and payable %i', async (pricePaise, roundingPaise, payablePaise) => {
    await settings({ delivery: [], roundsToRupee: true })
    await updateAsAdmin(shop.payload, shop.project, 'selling-products', shop.course.id, { pricePaise })
    const quoted = await quote({}, [{ product: shop.course.id }])
    expect(quoted).toMatchObject({ roundingPaise, payablePaise })
    const { browser } = await openShopper(shop.payload, shop.project)
    expect((await placeAt(browser, { items: [{ product: shop.course.id }] })).body.payable).toBe(payablePaise)
  })

  it('does not happen where the project has switched it off', async () => {
    await settings({ roundsToRupee: false })
    await updateAsAdmin(shop.payload, shop.project, 'selling-products', shop.course.id, {
      pricePaise: 99_949,
    })
    expect(await quote({}, [{ product: shop.course.id }])).toMatchObject({
      roundingPaise: 0,
      payablePaise: 99_949,
    })
  })
})
