import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { AddressView } from '#domain/calls/account.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { signedIn, storedUser } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const home = {
  kind: 'home',
  name: 'Asha Rao',
  phone: '98123 45678',
  line1: '12 MG Road',
  city: 'Bengaluru',
  state: 'KA',
  pincode: '560001',
}
type Saved = { apiSuccess: boolean; id: string; code?: string; addresses: AddressView[] }
const save = async (browser: Browser, values: object = {}) =>
  (await browser.post<Saved>('/address/save', { ...home, ...values })).body
/** An address that the person does not have yet. */
let houses = 100
const saveAnother = (browser: Browser) => save(browser, { line1: `${houses++} MG Road` })
const list = async (browser: Browser) =>
  (await browser.get<{ addresses: AddressView[] }>('/address/list')).body.addresses
const defaultOf = (addresses: AddressView[]) => addresses.filter(({ isDefault }) => isDefault)

describe('the address book', () => {
  it('keeps the first address as default and the phone in its stored form', async () => {
    const { browser } = await signedIn(payload, project)
    const first = await save(browser)
    const second = await save(browser, { line1: '7 Park Street', landmark: '' })
    const addresses = await list(browser)
    expect(addresses.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(addresses[0]).toMatchObject({ isDefault: true, phone: '+919812345678', landmark: null })
    expect(defaultOf(addresses)).toHaveLength(1)
  })

  it('stores an identical address once, and a different one as a new address', async () => {
    const { browser } = await signedIn(payload, project)
    const { id } = await save(browser)
    expect((await save(browser, { landmark: '' })).id).toBe(id)
    expect((await save(browser, { kind: 'work' })).id).not.toBe(id)
    expect(await list(browser)).toHaveLength(2)
  })

  it('changes an address in place', async () => {
    const { browser } = await signedIn(payload, project)
    const { id } = await save(browser, { landmark: 'Opposite the park' })
    await save(browser, { id, city: 'Mysuru', pincode: '570001', landmark: null })
    expect(await list(browser)).toMatchObject([{ id, city: 'Mysuru', pincode: '570001', landmark: null }])
  })

  it('changes the default on request, and to the newest address when the default is removed', async () => {
    const { person, browser } = await signedIn(payload, project)
    const ids = [await saveAnother(browser), await saveAnother(browser), await saveAnother(browser)].map(
      ({ id }) => id,
    )
    await browser.post('/address/setdefault', { id: ids[1] })
    expect(defaultOf(await list(browser))[0]?.id).toBe(ids[1])
    await browser.post('/address/remove', { id: ids[1] })
    expect(defaultOf(await list(browser))[0]?.id).toBe(ids[2])
    expect(await storedUser(payload, person.id)).toMatchObject({ defaultAddress: ids[2] })
    await browser.post('/address/remove', { id: ids[0] })
    await browser.post('/address/remove', { id: ids[2] })
    expect(await list(browser)).toEqual([])
    const { id } = await save(browser)
    expect(defaultOf(await list(browser))[0]?.id).toBe(id)
  })

  it('is limited to 20 addresses, also when 12 are added at once to 15', async () => {
    const { browser } = await signedIn(payload, project)
    for (let i = 0; i < 15; i += 1) await saveAnother(browser)
    await Promise.all(Array.from({ length: 12 }, () => saveAnother(browser)))
    const kept = (await list(browser)).length
    expect(kept).toBeGreaterThanOrEqual(15)
    expect(kept).toBeLessThanOrEqual(20)
    for (let i = kept; i < 20; i += 1) expect((await saveAnother(browser)).apiSuccess).toBe(true)
    expect(await saveAnother(browser)).toMatchObject({ apiSuccess: false, code: 'limit' })
    expect(await list(browser)).toHaveLength(20)
  })

  it('has exactly one default after concurrent removals and changes of the default', async () => {
    const { browser } = await signedIn(payload, project)
    const ids = [await saveAnother(browser), await saveAnother(browser), await saveAnother(browser)].map(
      ({ id }) => id,
    )
    await Promise.all([
      browser.post('/address/remove', { id: ids[0] }),
      browser.post('/address/setdefault', { id: ids[0] }),
      browser.post('/address/remove', { id: ids[2] }),
    ])
    const addresses = await list(browser)
    expect(addresses.map(({ id }) => id)).toEqual([ids[1]])
    expect(defaultOf(addresses)).toHaveLength(1)
  })

  it("is private: another person's address is not found", async () => {
    const owner = await signedIn(payload, project)
    const thief = await signedIn(payload, project)
    const { id } = await save(owner.browser)
    const body = { ...home, id, name: 'Thief' }
    for (const path of ['/address/save', '/address/remove', '/address/setdefault']) {
      expect((await thief.browser.post(path, body)).status, path).toBe(404)
      expect((await openBrowser(project).post(path, body)).status, path).toBe(401)
    }
    expect((await openBrowser(project).get('/address/list')).status).toBe(401)
    expect(await list(owner.browser)).toMatchObject([{ id, name: 'Asha Rao', isDefault: true }])
    expect(await list(thief.browser)).toEqual([])
  })
})

describe('PIN codes', () => {
  it('say whether the project delivers there, and whether with cash on delivery', async () => {
    const own = await createProject(payload)
    const deliveryTo = async (pincode: string) =>
      (await openBrowser(own).get(`/address/pincode?pincode=${pincode}`)).body.delivery
    expect(await deliveryTo('560001')).toMatchObject({ takesCash: false })
    await setShop(payload, own, 'payment-settings', {
      cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
    })
    await setShop(payload, own, 'shop-settings', { cashStates: ['KA', 'MP'] })
    await payload.create({
      collection: 'courier-settings',
      data: { project: own.id, area: { served: 'everywhereBut', prefixes: '79', noCash: '4620' } } as never,
      overrideAccess: true,
      context: { project: own },
    })
    expect(await deliveryTo('791001')).toBeNull()
    expect(await deliveryTo('462001')).toMatchObject({ takesCash: false })
    expect(await deliveryTo('560001')).toMatchObject({ takesCash: true })
    expect(await deliveryTo('110001')).toMatchObject({ takesCash: false })
  })

  it('return their city and possible states to everybody', async () => {
    const { body } = await openBrowser(project).get('/address/pincode?pincode=244713')
    expect(body.states).toEqual([
      { code: 'UP', name: 'Uttar Pradesh' },
      { code: 'UK', name: 'Uttarakhand' },
    ])
    expect(body).toMatchObject({ state: 'UK', city: 'Udam Singh Nagar' })
    expect(body.delivery).toEqual({
      fromDays: expect.any(Number),
      toDays: expect.any(Number),
      takesCash: false,
    })
    expect((await openBrowser(project).get('/address/pincode?pincode=56000')).status).toBe(400)
    const unknown = await openBrowser(project).get('/address/pincode?pincode=999999')
    expect(unknown.body).toMatchObject({ apiSuccess: false, code: 'pincode' })
  })

  it.each([
    ['another state', { state: 'MH' }, 200],
    ['a number nobody has', { pincode: '290000' }, 200],
    ['a number beyond those of the army', { pincode: '999999' }, 200],
    ['a number that no office of its district has', { pincode: '560999' }, 200],
    ['five digits', { pincode: '56000' }, 400],
    ['digits of Hindi', { pincode: '५६०००१' }, 400],
    ['a state that is none', { state: 'XX' }, 400],
    ['a street of 10,000 characters', { line1: 'x'.repeat(10_000) }, 400],
    ['a null byte', { line1: 'MG \u0000Road' }, 400],
    ['a list for a town', { city: ['Pune'] }, 400],
    ['no phone', { phone: '1000000000' }, 400],
    ['an id that is an object', { id: { not_equals: 'x' } }, 400],
  ])('and addresses are refused with %s', async (_name, values, status) => {
    const { browser } = await signedIn(payload, project)
    const { body, status: answered } = await browser.post('/address/save', { ...home, ...values })
    expect([answered, body.apiSuccess]).toEqual([status, false])
    expect(await list(browser)).toEqual([])
  })

  it('of the army are accepted with any state', async () => {
    const { browser } = await signedIn(payload, project)
    expect((await save(browser, { state: 'RJ', pincode: '900056' })).apiSuccess).toBe(true)
  })
})
