import { expect, test } from 'vitest'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { parcelHeadline } from '#site/features/shell/shipments/parcelHeadline.ts'
import { parcelSteps } from '#site/features/shell/shipments/parcelSteps.ts'
import { parcels as t } from '#site/texts/en/parcels.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const scan = (state: ParcelView['state'], hours: number) => ({
  at: NOON + hours * 3_600_000,
  state,
  text: '',
  place: null,
})

/** Step marks of a parcel in a state, with these scans, oldest first. */
const marks = (state: ParcelView['state'], states: ParcelView['state'][], attempts = 0) => {
  const scans = states.map((one, index) => scan(one, index)).toReversed()
  const parcel = { state, scans, attempts, city: 'Indore', expectedOn: null, packedAt: NOON, shippedAt: NOON }
  return parcelSteps({ ...parcel, endedAt: null } as unknown as ParcelView, t, 'en').map(
    (step) => `${step.state}: ${step.title}`,
  )
}

test('a returned or lost parcel shows only steps with scans', () => {
  expect(marks('rtoDelivered', ['rtoDelivered'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'current: Returned to us',
  ])
  expect(marks('lost', ['lost'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'failed: Lost in transit',
  ])
  expect(marks('rtoInitiated', ['inTransit', 'rtoInitiated'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'done: On the way to Indore',
    'current: Returning to us',
  ])
})

test('a parcel returned after an attempt shows the failed attempt and earlier steps', () => {
  expect(marks('rtoDelivered', ['attemptFailed', 'rtoInitiated', 'rtoDelivered'], 1)).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'done: On the way to Indore',
    'done: Out for delivery',
    'failed: Delivery attempt failed',
    'done: Returning to us',
    'current: Returned to us',
  ])
})

test('a parcel before another attempt has its delivery pending', () => {
  expect(marks('attemptFailed', ['outForDelivery', 'attemptFailed'], 1).slice(-2)).toEqual([
    'failed: Delivery attempt failed',
    'todo: Delivered',
  ])
})

test('a failed attempt shows its reason and the expected day of the next one', () => {
  const failed = { ...scan('attemptFailed', 3), text: 'Door locked', place: 'Indore' }
  const stepsOf = (expectedOn: string | null) => {
    const parcel = {
      state: 'attemptFailed',
      scans: [failed, scan('outForDelivery', 1)],
      attempts: 1,
      expectedOn,
    }
    const seen = { ...parcel, city: 'Indore', packedAt: NOON, shippedAt: NOON, endedAt: null }
    return parcelSteps(seen as unknown as ParcelView, t, 'en').slice(-2)
  }
  expect(stepsOf(null)).toEqual([
    {
      state: 'failed',
      title: 'Delivery attempt failed: Door locked',
      when: '20 Nov 2026, 3 pm · Indore',
    },
    { state: 'todo', title: 'Delivered', when: 'New day not known yet' },
  ])
  expect(stepsOf('2026-11-23')[1]).toMatchObject({ when: 'Expected Mon, 23 Nov' })
  const headline = (expectedOn: string | null) =>
    parcelHeadline([{ state: 'attemptFailed', sentAgain: null, expectedOn } as ParcelView], t, 'en')
  expect(headline(null)).toBe('Delivery attempt failed')
  expect(headline('2026-11-23')).toBe('New delivery attempt on Mon, 23 Nov')
})

test('a parcel without an expected day is shown as out for delivery', () => {
  const parcel = { state: 'outForDelivery', sentAgain: null, expectedOn: null } as ParcelView
  expect(parcelHeadline([parcel], t, 'en')).toBe('Out for delivery')
  expect(parcelHeadline([{ ...parcel, state: 'inTransit' }], t, 'en')).toBeNull()
})

test('a delivered parcel shows only recorded and implied steps as done', () => {
  expect(marks('delivered', ['pickedUp', 'delivered'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'done: Delivered',
  ])
  expect(marks('delivered', ['outForDelivery', 'delivered'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'done: On the way to Indore',
    'done: Out for delivery',
    'done: Delivered',
  ])
})

test('a parcel on its way shows future steps, and no step that it skipped', () => {
  expect(marks('outForDelivery', ['outForDelivery'])).toEqual([
    'done: Packed',
    'done: Handed to the courier',
    'done: On the way to Indore',
    'current: Out for delivery',
    'todo: Delivered',
  ])
  expect(marks('pickedUp', ['pickedUp']).slice(1)).toEqual([
    'current: Handed to the courier',
    'todo: On the way to Indore',
    'todo: Out for delivery',
    'todo: Delivered',
  ])
})

test('an undone step is not shown as done', () => {
  const taken = { ...scan('pickedUp', 3), undone: 'outForDelivery' as const }
  const scans = [scan('delivered', 4), taken, scan('outForDelivery', 2), scan('pickedUp', 1)]
  const parcel = { state: 'delivered', scans, attempts: 0, city: 'Indore', packedAt: NOON, shippedAt: NOON }
  const steps = parcelSteps({ ...parcel, expectedOn: null, endedAt: null } as unknown as ParcelView, t, 'en')
  expect(steps.map(({ title }) => title)).toEqual(['Packed', 'Handed to the courier', 'Delivered'])
})
