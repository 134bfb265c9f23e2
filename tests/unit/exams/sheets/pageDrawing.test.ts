import { expect, it } from 'vitest'
import {
  drawingsOf,
  MAX_MARKS_ON_PAGE,
  MAX_STROKE_POINTS,
  PAGE_WIDTH,
  PageDrawingSchema,
  type PageMark,
  type Point,
  pageKey,
  takesMark,
  thinned,
} from '#domain/exams/sheets/pageDrawing.ts'

const tick: PageMark = { kind: 'tick', at: [100, 200] }
const accepts = (drawing: unknown) => PageDrawingSchema.safeParse(drawing).success

it('a drawing has marks on the page, with whole coordinates, and no empty comment', () => {
  const stroke = { kind: 'pen', points: [[0, 0] as Point, [PAGE_WIDTH, 14_000] as Point] }
  expect(accepts([stroke, tick, { kind: 'comment', at: [5, 5], text: 'Why?' }])).toBe(true)
  for (const wrong of [
    { kind: 'tick', at: [PAGE_WIDTH + 1, 0] },
    { kind: 'cross', at: [0.5, 0] },
    { kind: 'comment', at: [0, 0], text: '  ' },
    { kind: 'comment', at: [0, 0], text: 'a\u0007' },
    { kind: 'step', at: [0, 0], step: 30 },
    { kind: 'pen', points: [] },
    { kind: 'circle', at: [0, 0] },
  ])
    expect(accepts([wrong]), JSON.stringify(wrong)).toBe(false)
})

it('a full page takes no further mark, and neither does one with too many lines', () => {
  const full = Array.from({ length: MAX_MARKS_ON_PAGE }, () => tick)
  expect([accepts(full), accepts([...full, tick])]).toEqual([true, false])
  expect([takesMark(full.slice(1), tick), takesMark(full, tick)]).toEqual([true, false])
  const long: PageMark = { kind: 'pen', points: Array.from({ length: MAX_STROKE_POINTS }, () => [1, 1]) }
  const lines = Array.from({ length: 20 }, () => long)
  expect([accepts(lines), takesMark(lines, tick)]).toEqual([true, false])
})

it('a stroke keeps its ends and as many points as its shape needs', () => {
  const slow = Array.from({ length: 1000 }, (_, x): Point => [x, 0])
  expect(thinned(slow)).toEqual([...Array.from({ length: 20 }, (_, n): Point => [n * 50, 0]), [999, 0]])
  const far = Array.from({ length: 900 }, (_, x): Point => [(x * 97) % PAGE_WIDTH, x * 60])
  expect(thinned(far).length).toBeLessThanOrEqual(MAX_STROKE_POINTS)
  expect(thinned([[7, 7]])).toEqual([[7, 7]])
})

it('the drawings of a question are those on its own pages', () => {
  const drawings = { [pageKey('a', 'one')]: [tick], [pageKey('b', 'two')]: [] }
  expect(drawingsOf(drawings, 'a', ['one', 'two'])).toEqual({ one: [tick] })
})
