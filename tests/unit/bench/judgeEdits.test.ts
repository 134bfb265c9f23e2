import { expect, it } from 'vitest'
import { type Edited, judgeEdits } from '../../bench/pairs/judgeEdits.ts'

const good: Edited = { seenAfter: [300, 100, 200], lost: [], afterPause: 400 }

it('edits at one of two servers fail by those that are not seen, by slow ones, and by a server that stays behind', () => {
  expect(judgeEdits(3, 60_000, good)).toEqual({
    text: 'o 3 edits at one of two servers are seen at both (3 views): p50 200 ms, p99 300 ms (aim 1000 ms), max 300 ms; 0 not seen; the last edit is seen after 400 ms at a server that was stopped for 60 s',
    faults: [],
  })
  const bad: Edited = { seenAfter: [100, 2001], lost: ['edit 2, page at B'], afterPause: null }
  expect(judgeEdits(3, 60_000, bad).faults).toEqual([
    'o: 1 views did not show an edit: edit 2, page at B',
    'o: p99 2001 ms is more than 2000 ms',
    'o: a server that was stopped does not show what changed',
  ])
})
