import { describe, expect, test } from 'vitest'
import type { QuoteView } from '#domain/calls/payments.ts'
import { isSameBill } from '#site/data/shop/quote.ts'
import { firstVariant, parseProductChoice } from '#site/data/shop/shopping.ts'
import { arrivalOf } from '#site/features/checkout/arrivalOf.ts'
import { EMPTY_DRAFT, isAddressEntered, parseDraft } from '#site/features/checkout/draft.ts'
import { outcomeOf } from '#site/features/checkout/outcome/outcomeOf.ts'
import { countedSteps, stepNumber, stepOf } from '#site/features/checkout/steps.ts'
import { formatTimeLeft } from '#site/features/shell/payments/timeLeft.ts'

describe('the step of the checkout', () => {
  const known = {
    requested: null,
    needsAddress: true,
    hasAddress: true,
    isAddressDone: true,
  }
  test.each([
    ['pays next once the delivery is chosen', known, 'payment'],
    [
      'an address that is complete is not left before the person says so',
      { ...known, isAddressDone: false },
      'address',
    ],
    [
      'the address of the page does not say so for them',
      { ...known, requested: 'payment', isAddressDone: false },
      'address',
    ],
    ['without an address that comes first', { ...known, hasAddress: false }, 'address'],
    ['what is not sent needs no address', { ...known, needsAddress: false, isAddressDone: false }, 'payment'],
    ['the address of the page says which', { ...known, requested: 'address' }, 'address'],
    ['nobody gets past a missing address', { ...known, requested: 'payment', hasAddress: false }, 'address'],
    ['a step that does not exist counts as none', { ...known, requested: 'details' }, 'payment'],
    [
      'nothing to send has no step for it',
      { ...known, requested: 'address', needsAddress: false, hasAddress: false },
      'payment',
    ],
  ] as const)('%s', (_, facts, step) => expect(stepOf(facts)).toBe(step))

  test('a guest has no details step, which a signed-in person has completed', () => {
    expect(countedSteps(true, false)).toEqual(['address', 'payment'])
    expect(countedSteps(false, false)).toEqual(['payment'])
    expect(countedSteps(true, true)).toEqual(['details', 'address', 'payment'])
    expect(countedSteps(false, true)).toEqual(['details', 'payment'])
  })

  test('a guest who logs in half-way stays at the number of their step', () => {
    const payment = (isSignedIn: boolean) => {
      const steps = countedSteps(true, isSignedIn)
      return stepNumber(steps, steps.indexOf('payment'))
    }
    expect([payment(false), payment(true)]).toEqual([
      { step: 2, steps: 2 },
      { step: 2, steps: 2 },
    ])
  })
})

describe('the checkout draft of a tab', () => {
  test('an earlier PIN code check does not replace a saved address', () => {
    const first = { name: '', phone: '', alternatePhone: '', line1: '', line2: '', landmark: '' }
    const carried = { ...first, pincode: '302001', city: 'Jaipur' }
    expect(isAddressEntered(carried, first)).toBe(false)
    const whole = { ...carried, line1: '1 Example Road' }
    expect(isAddressEntered(whole, first)).toBe(true)
    expect(isAddressEntered(whole, whole), 'another city of an address that was typed before').toBe(true)
  })

  test('keeps a finished address through a reload, and never assumes one', () => {
    const { isAddressDone: _, ...before } = EMPTY_DRAFT
    expect(parseDraft(JSON.stringify({ ...EMPTY_DRAFT, isAddressDone: true }), null, []).isAddressDone).toBe(
      true,
    )
    expect(parseDraft(JSON.stringify(before), null, []).isAddressDone).toBe(false)
  })
  const draft = { ...EMPTY_DRAFT, wantsGst: true, gstin: '23AAAAA0000A1Z' }
  test('is restored as typed, valid or not', () =>
    expect(parseDraft(JSON.stringify({ ...draft, uid: 'a' }), 'a', [])).toEqual({ ...draft, uid: 'a' }))
  test('is taken over by the person who then logs in', () =>
    expect(parseDraft(JSON.stringify(draft), 'a', [])).toEqual({ ...draft, uid: 'a' }))
  test('of an earlier order does not preset address, delivery and payment of an order for other products', () => {
    const stored = { ...draft, products: ['book'], address: 'old', isAddressDone: true, delivery: 'express' }
    const again = parseDraft(JSON.stringify(stored), null, ['book', 'course'])
    expect(again).toEqual({ ...stored, products: ['book', 'course'] })
    const other = parseDraft(JSON.stringify({ ...stored, gateway: 'cashOnDelivery' }), null, ['workbook'])
    expect(other).toEqual({ ...draft, products: ['workbook'] })
  })
  test('is not shown to the next person', () => {
    expect(parseDraft(JSON.stringify({ ...draft, uid: 'a' }), 'b', [])).toEqual({ ...EMPTY_DRAFT, uid: 'b' })
    expect(parseDraft(JSON.stringify({ ...draft, uid: 'a' }), null, [])).toEqual(EMPTY_DRAFT)
  })
  test.each([null, '', '{', '[]', '{"uid":1}', JSON.stringify({ ...draft, typed: { state: 'XX' } })])(
    'is empty when unreadable: %s',
    (stored) => expect(parseDraft(stored, null, [])).toEqual(EMPTY_DRAFT),
  )
})

describe('the outcome of an order', () => {
  test.each([
    ['paid', 'completed', 'paid'],
    ['partlyRefunded', 'completed', 'paid'],
    ['pending', 'placed', 'waiting'],
    ['failed', 'placed', 'failed'],
    ['due', 'placed', 'transfer'],
    ['due', 'confirmed', 'cash'],
    ['paid', 'cancelled', 'givenBack'],
    ['refunded', 'cancelled', 'givenBack'],
    ['refunded', 'completed', 'givenBack'],
    ['pending', 'cancelled', 'cancelled'],
    ['failed', 'expired', 'expired'],
    ['paid', 'confirmed', 'paid'],
  ] as const)('%s and %s is shown as %s', (status, orderStatus, kind) =>
    expect(outcomeOf({ status, orderStatus })).toBe(kind),
  )
})

describe('the remaining reservation time', () => {
  test.each([
    [15 * 60_000, '15:00'],
    [14 * 60_000 + 4001, '14:05'],
    [1000, '0:01'],
    [1, '0:01'],
    [0, '0:00'],
    [-5000, '0:00'],
    [3 * 86_400_000, '72:00:00'],
  ])('%d ms are shown as %s', (left, text) => expect(formatTimeLeft(left)).toBe(text))
})

describe('the delivery date', () => {
  const DAY = 86_400_000
  const quote = {
    arrivesBy: 10 * DAY,
    delivery: { option: 'fast' } as QuoteView['delivery'],
    deliveryOptions: [
      { key: 'slow', label: 'Slow', paise: 0, fasterDays: 0, missingForFreePaise: null },
      { key: 'fast', label: 'Fast', paise: 100, fasterDays: 2, missingForFreePaise: null },
    ],
  }
  test('of the chosen method is that of the quote, of a slower one later', () => {
    expect(arrivalOf(quote, 2, 0)).toBe(10 * DAY)
    expect(arrivalOf(quote, 0, 0)).toBe(12 * DAY)
  })
  test('is at least tomorrow, and none without an address', () => {
    expect(arrivalOf(quote, 9, 5 * DAY)).toBe(6 * DAY)
    expect(arrivalOf({ ...quote, arrivesBy: null }, 0, 0)).toBeNull()
  })
})

describe('two bills', () => {
  const line = { product: 'p', variant: null, quantity: 1, netPaise: 500 }
  const bill = (part: object = {}, over: object = {}) =>
    ({
      quoteId: 'one',
      payablePaise: 500,
      creditsPaise: 0,
      deliveryPaise: 0,
      lines: [{ ...line, ...part }],
      ...over,
    }) as unknown as QuoteView
  test('with different ids and equal figures are equal', () =>
    expect(isSameBill(bill(), bill({}, { quoteId: 'two' }))).toBe(true))
  test.each([
    bill({ quantity: 2 }),
    bill({ product: 'q' }),
    bill({ variant: 'v' }),
    bill({ netPaise: 400 }),
    bill({}, { payablePaise: 501 }),
    bill({}, { deliveryPaise: 1 }),
    bill({}, { lines: [] }),
  ])('with different lines or prices are not (%#)', (other) => expect(isSameBill(bill(), other)).toBe(false))
})

test('a URL without a variant means the default one of the book’s page', () => {
  const variants = [
    { id: 'english', label: 'English', stock: 0 },
    { id: 'hindi', label: 'Hindi', stock: 3 },
  ]
  expect(firstVariant({ kind: 'physical', pricePaise: 100, variants })).toBe('hindi')
  expect(firstVariant({ kind: 'physical', pricePaise: 100 })).toBeNull()
  expect(firstVariant({ kind: 'course', pricePaise: 100 })).toBeNull()
})

test.each([
  ['product=a', { slug: 'a', variant: null, validity: null, extend: false, batch: null }],
  ['product=a&variant=v1', { slug: 'a', variant: 'v1', validity: null, extend: false, batch: null }],
  ['product=a&validity=180', { slug: 'a', variant: null, validity: 180, extend: false, batch: null }],
  ['product=a&validity=-3', { slug: 'a', variant: null, validity: null, extend: false, batch: null }],
  ['product=a&validity=many', { slug: 'a', variant: null, validity: null, extend: false, batch: null }],
  ['product=a&extend=1', { slug: 'a', variant: null, validity: null, extend: true, batch: null }],
  ['product=a&batch=b1', { slug: 'a', variant: null, validity: null, extend: false, batch: 'b1' }],
  ['', null],
])('the checkout URL "%s" names a product or the cart', (search, wanted) =>
  expect(parseProductChoice(new URLSearchParams(search))).toEqual(wanted),
)
