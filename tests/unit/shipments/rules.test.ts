import { describe, expect, it } from 'vitest'
import { AwbSchema } from '#domain/calls/shipments.ts'
import { canHandOver } from '#domain/shipments/canHandOver.ts'
import { stateOfStatus } from '#domain/shipments/courierStatus.ts'
import { courierTime, indianDay } from '#domain/shipments/courierTime.ts'
import {
  courierInstruction,
  DeliveryAnswerSchema,
  isRedeliveryDay,
  redeliveryDays,
} from '#domain/shipments/deliveryAnswer.ts'
import { billableGrams, parcelGrams, parseParcel } from '#domain/shipments/parcel.ts'
import { parcelCash } from '#domain/shipments/parcelCash.ts'
import { nextQueryAt, retryDelayMs } from '#domain/shipments/retryTimes.ts'
import {
  acceptsCash,
  EVERYWHERE,
  isServiceable,
  parsePrefixes,
  type ServiceArea,
} from '#domain/shipments/serviceArea.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'
import { random } from '#tests/support/random.ts'

const HOUR = 3_600_000

it.each<[ShipmentState, string | null, boolean]>([
  ['packed', null, false],
  ['packed', 'A1', true],
  ['awbAssigned', 'A1', true],
  ['pending', 'A1', false],
  ['pickedUp', 'A1', false],
  ['cancelled', 'A1', false],
])('a parcel that is %s with the number %s is ready for the courier: %s', (state, awb, isReady) =>
  expect(canHandOver({ state, awb })).toBe(isReady),
)

describe('a status of Shiprocket', () => {
  it.each<[number | null, string, string | null]>([
    [1, 'AWB ASSIGNED', 'awbAssigned'],
    [3, 'PICKUP SCHEDULED', 'awbAssigned'],
    [42, 'PICKED UP', 'pickedUp'],
    [6, 'SHIPPED', 'inTransit'],
    [18, 'IN TRANSIT', 'inTransit'],
    [38, 'REACHED AT DESTINATION HUB', 'inTransit'],
    [17, 'OUT FOR DELIVERY', 'outForDelivery'],
    [21, 'UNDELIVERED', 'attemptFailed'],
    [7, 'DELIVERED', 'delivered'],
    [9, 'RTO INITIATED', 'rtoInitiated'],
    [46, 'RTO IN TRANSIT', 'rtoInitiated'],
    [10, 'RTO DELIVERED', 'rtoDelivered'],
    [12, 'LOST', 'lost'],
    [25, 'DAMAGED', 'lost'],
    [22, 'DELAYED', null],
    [13, 'PICKUP ERROR', null],
    [8, 'CANCELLED', null],
    [999, 'TELEPORTED', null],
    [null, 'Out For Delivery', 'outForDelivery'],
    [null, 'RTO Delivered', 'rtoDelivered'],
    [null, 'Undelivered - consignee away', 'attemptFailed'],
    [null, 'NA', null],
  ])('%s “%s” means %s', (id, words, state) => expect(stateOfStatus(id, words)).toBe(state))
})

describe('a time of a courier', () => {
  it.each<[string | null, string | null]>([
    ['2023-05-19 11:59:16', '2023-05-19T06:29:16.000Z'],
    ['23 05 2023 11:43:52', '2023-05-23T06:13:52.000Z'],
    ['2023-05-19', '2023-05-18T18:30:00.000Z'],
    ['2022-07-18 20:28', '2022-07-18T14:58:00.000Z'],
    ['0000-00-00 00:00:00', null],
    ['NA', null],
    ['', null],
    [null, null],
  ])('%s is %s', (said, at) => expect(courierTime(said)).toBe(at === null ? null : Date.parse(at)))
  it('has its date in India', () => {
    expect(indianDay(Date.parse('2026-11-22T18:29:59Z'))).toBe('2026-11-22')
    expect(indianDay(Date.parse('2026-11-22T18:30:00Z'))).toBe('2026-11-23')
  })
})

describe('the weight of a parcel', () => {
  const line = (quantity: number, ...goods: [quantity: number, weightGrams: number][]) => ({
    quantity,
    goods: goods.map(([each, weightGrams]) => ({ quantity: each, weightGrams })),
  })
  it.each<[string, Parameters<typeof parcelGrams>[0], number]>([
    ['a book and its box', [line(1, [1, 420])], 470],
    ['two sets of three', [line(2, [1, 200], [2, 100])], 850],
    ['the default for goods without a weight', [line(1, [1, 0])], 350],
    ['nothing but the box', [], 50],
  ])('%s', (_what, lines, grams) => expect(parcelGrams(lines, 50)).toBe(grams))
  it('is volumetric when that is larger', () => {
    const box = { lengthCm: 30, widthCm: 20, heightCm: 10 }
    expect(billableGrams({ ...box, weightGrams: 400 })).toBe(1200)
    expect(billableGrams({ ...box, weightGrams: 2400 })).toBe(2400)
  })
})

describe('the delivery area of a project', () => {
  const only = { ...EVERYWHERE, served: 'only' as const, prefixes: ['462', '110001'] }
  const but = { ...EVERYWHERE, prefixes: ['19', '744'], noCash: ['79', '400001'] }
  it.each<[string, ServiceArea, string, boolean, boolean]>([
    ['everywhere', EVERYWHERE, '462002', true, true],
    ['everywhere but Kashmir', but, '190001', false, false],
    ['everywhere but Kashmir', but, '180001', true, true],
    ['no cash in the hills', but, '791111', true, false],
    ['no cash at one office', but, '400001', true, false],
    ['only the town', only, '462002', true, true],
    ['only the town', only, '110002', false, false],
    ['only one office', only, '110001', true, true],
    ['what is no PIN code', EVERYWHERE, '012345', false, false],
  ])('%s: %o %s', (_what, area, pincode, served, cash) => {
    const there = acceptsCash({ area, cash: { states: [] } }, { pincode })
    expect([isServiceable(area, pincode), there]).toEqual([served, cash])
  })
  it('accepts cash only in the listed states, whether the state is known or not', () => {
    const bihar = { area: EVERYWHERE, cash: { states: ['BR'] as const } }
    expect(acceptsCash(bihar, { pincode: '800001' })).toBe(true)
    expect(acceptsCash(bihar, { pincode: '800001', state: 'JH' })).toBe(false)
    expect(acceptsCash(bihar, { pincode: '462001' })).toBe(false)
  })
  it('reads typed lists, and refuses invalid entries', () => {
    expect(parsePrefixes(' 19, 7931\n682555;19 ')).toEqual(['19', '7931', '682555'])
    expect(parsePrefixes(null)).toEqual([])
    for (const typed of ['Delhi', '0123', '1234567', '19, x']) expect(parsePrefixes(typed), typed).toBeNull()
  })
})

describe('cash at the door', () => {
  it('over all parcels equals the payable amount, however an order is packed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const draw = random(seed)
      const lines = Array.from({ length: 1 + Math.floor(draw() * 6) }, () => ({
        goods: draw() < 0.8 ? [1] : [],
        netPaise: Math.floor(draw() * 100_000),
        creditsPaise: Math.floor(draw() * 500),
      }))
      lines[0] = { ...(lines[0] as (typeof lines)[0]), goods: [1] }
      const sent = lines.flatMap(({ goods }, index) => (goods.length > 0 ? [index] : []))
      const own = sent.reduce(
        (sum, index) => sum + (lines[index]?.netPaise ?? 0) - (lines[index]?.creditsPaise ?? 0),
        0,
      )
      const all = lines.reduce((sum, line) => sum + line.netPaise - line.creditsPaise, 0)
      const payablePaise = all + 4_900
      const groups = new Map<number, number[]>()
      for (const index of sent) {
        const group = Math.floor(draw() * 3)
        groups.set(group, [...(groups.get(group) ?? []), index])
      }
      const cash = [...groups.values()].map((indexes) => parcelCash({ lines, payablePaise }, indexes))
      expect(
        cash.reduce((sum, one) => sum + one, 0),
        `seed ${seed}`,
      ).toBe(own + 4_900)
    }
  })
})

describe('an answer to a failed attempt', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  it('has a date within the next seven days', () => {
    expect(redeliveryDays(now)).toEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
    )
    expect(isRedeliveryDay('2026-11-22', now)).toBe(false)
    expect(isRedeliveryDay('2026-11-30', now)).toBe(false)
  })
  it('is sent to the courier as text', () => {
    expect(courierInstruction({ kind: 'again', day: '2026-11-24', part: 'evening' })).toEqual({
      action: 're-attempt',
      comments: 'Please deliver on 2026-11-24 in the evening.',
    })
    expect(
      courierInstruction({
        kind: 'address',
        line1: 'Flat 4',
        landmark: 'Old mill',
        phone: '+919800000001',
        day: '2026-11-24',
        part: 'any',
      }).comments,
    ).toBe('Please deliver on 2026-11-24. Address: Flat 4, Old mill. Phone: +919800000001.')
    expect(courierInstruction({ kind: 'refused' }).action).toBe('return')
  })
  it.each([
    [{ kind: 'address', line1: 'x', phone: '+919800000001', day: '2026-11-24', part: 'any' }],
    [{ kind: 'address', line1: 'Flat 4', phone: '12', day: '2026-11-24', part: 'any' }],
    [{ kind: 'again', day: 'soon', part: 'any' }],
    [{ kind: 'again', day: '2026-11-24', part: 'night' }],
    [{ kind: 'burn' }],
  ])('is refused when it is %o', (answer) =>
    expect(DeliveryAnswerSchema.safeParse(answer).success).toBe(false),
  )
})

describe('polling', () => {
  it('has increasing intervals without scans, and ends', () => {
    const waits = [0, 1, 2, 3, 9].map((asked) => (nextQueryAt(0, asked, 0) ?? 0) / HOUR)
    expect(waits).toEqual([6, 12, 24, 48, 48])
    expect(nextQueryAt(0, 9, 46 * 24 * HOUR)).toBeNull()
  })
  it('retries a failed call after 20 s, doubled up to an hour', () => {
    expect([0, 1, 2, 20].map(retryDelayMs)).toEqual([20_000, 40_000, 80_000, HOUR])
  })
})

describe('the weight and size entered for a parcel', () => {
  const typed = { weightGrams: '350', lengthCm: '28', widthCm: '22', heightCm: '6' }

  it('are parsed as numbers', () => {
    expect(parseParcel(typed)).toEqual({
      parcel: { weightGrams: 350, lengthCm: 28, widthCm: 22, heightCm: 6 },
    })
    expect(parseParcel({ ...typed, weightGrams: ' 50 ' })).toMatchObject({ parcel: { weightGrams: 50 } })
  })

  it.each(['-5', '-350', '0', '10', '49', '350.5', '50001', '', 'heavy', '5-', '1e3'])(
    'are refused with a sentence, without dropping a sign: %j grams',
    (weightGrams) => {
      expect(parseParcel({ ...typed, weightGrams })).toEqual({
        problem: { field: 'weightGrams', message: 'Enter the weight in whole grams, from 50 to 50,000.' },
      })
    },
  )

  it.each(['-6', '0', '201', '', '6.5'])('are refused with the name of the side: %j cm', (heightCm) => {
    expect(parseParcel({ ...typed, heightCm })).toEqual({
      problem: { field: 'heightCm', message: 'Enter the height in whole centimetres, from 1 to 200.' },
    })
  })

  it('total at least 50 g for light goods in a box of 0 g', () => {
    const paper = [{ quantity: 1, goods: [{ quantity: 1, weightGrams: 5 }] }]
    expect(parcelGrams(paper, 0)).toBe(50)
  })
})

it('a tracking number may be typed in groups, as printed', () => {
  expect(AwbSchema.parse(' BD-77 88 99 ')).toBe('BD-778899')
  expect(AwbSchema.safeParse('BD/77').success).toBe(false)
})
