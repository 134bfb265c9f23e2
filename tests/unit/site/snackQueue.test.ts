import { describe, expect, it } from 'vitest'
import {
  elapse,
  enqueue,
  type Severity,
  type Snack,
  visibleSnacks,
  withoutLinksTo,
} from '#site/ui/overlays/snackQueue.ts'

const snack = (id: number, severity: Severity = 'info', leftMs = 5000): Snack => ({
  id,
  message: `message ${id}`,
  severity,
  leftMs,
})
const ids = (queue: readonly Snack[]) => queue.map(({ id }) => id)
const lined = (...severities: Severity[]) =>
  severities.reduce<Snack[]>((queue, severity, i) => enqueue(queue, snack(i + 1, severity)), [])

describe('the queue of snackbars', () => {
  it('shows three; the fourth is queued', () => {
    const queue = lined('info', 'success', 'info', 'info')
    expect(ids(visibleSnacks(queue))).toEqual([1, 2, 3])
    expect(ids(queue)).toEqual([1, 2, 3, 4])
  })

  it.each([
    [
      ['info', 'info', 'info', 'info', 'error'],
      [1, 2, 3, 5, 4],
    ],
    [
      ['info', 'info', 'info', 'error', 'info', 'error'],
      [1, 2, 3, 4, 6, 5],
    ],
    [
      ['info', 'info', 'error'],
      [1, 2, 3],
    ],
    [
      ['info', 'info', 'info', 'error'],
      [1, 2, 3, 4],
    ],
    [
      ['error', 'info', 'info', 'info', 'warning', 'error'],
      [1, 2, 3, 6, 4, 5],
    ],
  ] as [Severity[], number[]][])(
    'of %j has the order %j: errors precede other waiting ones',
    (severities, order) => expect(ids(lined(...severities))).toEqual(order),
  )

  it('runs the timers of visible ones only, and then shows the next', () => {
    let queue = [snack(1, 'info', 1000), snack(2), snack(3), snack(4)]
    queue = elapse(queue, 999)
    expect(ids(visibleSnacks(queue))).toEqual([1, 2, 3])
    queue = elapse(queue, 1)
    expect(queue).toEqual([snack(2, 'info', 4000), snack(3, 'info', 4000), snack(4, 'info', 5000)])
  })
})

it('a snackbar that links to a page is removed on that page, also with a project prefix', () => {
  const waiting = [{ ...snack(1), link: { href: '/cart', label: 'Go to cart' } }, snack(2)]
  const toHref = (href: string) => `/_projects/demo${href}`
  expect(ids(withoutLinksTo(waiting, '/_projects/demo/cart', toHref))).toEqual([2])
  expect(withoutLinksTo(waiting, '/_projects/demo/courses', toHref), 'nothing is drawn again').toBe(waiting)
})
