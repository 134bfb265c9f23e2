import { expect, test } from 'vitest'
import { type Files, issuesOf, SCHOOL } from './folder.ts'

const withActivity = (activity: unknown): Files => ({
  ...SCHOOL,
  'activity.json': JSON.stringify([activity]),
})
const order = (more: object) => ({
  person: 'asha',
  orders: [{ on: 'today-3', items: [{ product: 'course' }], ...more }],
})

test('the activity of people in the folder is valid', async () => {
  const steps = [{ on: 'today-3', do: 'paid' }]
  const lessons = [{ on: 'today-2', time: '20:00', class: 'algebra', count: 2 }]
  expect(await issuesOf(withActivity({ ...order({ steps }), lessons }))).toEqual([])
})

test.each([
  [
    'a person who is not there',
    { ...order({}), person: 'nobody' },
    'refers to the person nobody, which is missing',
  ],
  [
    'a product that is not there',
    order({ items: [{ product: 'other' }] }),
    'refers to the product other, which is missing',
  ],
  [
    'a class that is not there',
    { person: 'asha', lessons: [{ on: 'today', class: 'other', count: 1 }] },
    'refers to the class other, which is missing',
  ],
  [
    'a step that no order takes',
    order({ steps: [{ on: 'today', do: 'lost' }] }),
    expect.stringContaining('must be one of paymentFailed, paid'),
  ],
  ['a time that no clock shows', order({ time: '25:00' }), 'must be a time such as 17:00'],
])('%s is an issue of its line', async (_, activity, reason) => {
  expect(await issuesOf(withActivity(activity))).toEqual([
    expect.objectContaining({ file: 'activity.json', reason }),
  ])
})
