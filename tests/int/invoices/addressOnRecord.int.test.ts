import { expect, it } from 'vitest'
import { addAddress, payAtGateway, startBuying } from '#tests/support/buying.ts'
import { dataOf, invoicesOf, registerForGst } from '#tests/support/invoices/invoicing.ts'
import { newShopper, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { orderRow } from '#tests/support/shop/shopper.ts'

type Line = { tax: { cgstPaise: number; sgstPaise: number; igstPaise: number } }
type Quoted = { quote: { taxPaise: number; lines: Line[]; quoteId: string } }

const shop = openShop(async (opened) => {
  await registerForGst(opened)
  return withCourse(opened, { pricePaise: 97_020 } as never)
})
const me = newShopper(shop)

const items = () => [{ product: String(shop.course.id), quantity: 1 }]
const quotedWith = async (more: object = {}) => {
  const { body } = await me.browser.post<Quoted>('/payment/quote', { items: items(), ...more })
  return body.quote
}

/** Buys the course as the checkout does, and returns its invoice. */
async function invoiced() {
  const { orderId, gatewayOrderId } = await startBuying(me.browser, String(shop.course.id))
  await me.browser.post('/payment/orderReceipt', {
    orderId,
    gateway: 'sandbox',
    ...(await payAtGateway(shop.payload, shop.project, gatewayOrderId)),
  })
  const order = await orderRow(shop.payload, orderId)
  const [invoice] = await invoicesOf(shop, order)
  return { order, data: dataOf(invoice as never) }
}

it('digital items are taxed in the state of the address on record, with the same total in cart, checkout, order and invoice', async () => {
  const address = await addAddress(me.browser, '834001', 'JH')
  const quote = await quotedWith()
  expect(quote.lines[0]?.tax).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 14_800 })
  // The checkout also sends an address that was entered for another item.
  expect((await quotedWith({ address })).quoteId).toBe(quote.quoteId)
  expect((await quotedWith({ place: { state: 'MP', pincode: '462002' } })).quoteId).toBe(quote.quoteId)

  const { order, data } = await invoiced()
  expect(order).toMatchObject({ taxPaise: quote.taxPaise, address: null, supplyState: 'JH' })
  expect(data).toMatchObject({ isInterState: true, placeOfSupply: { code: 'JH', gstCode: '20' } })
  expect(data.totals).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 14_800 })
})

it('without an address on record the place of supply is the state of the seller', async () => {
  const { order, data } = await invoiced()
  expect(order.supplyState).toBeNull()
  expect(data).toMatchObject({ isInterState: false, placeOfSupply: { code: 'MP' } })
  expect(data.totals).toMatchObject({ cgstPaise: 7400, sgstPaise: 7400, igstPaise: 0 })
})
