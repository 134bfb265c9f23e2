import { describe, expect, it } from 'vitest'
import { blockProblem, blocksText, filledBlocks, nameInMail } from '#domain/bulkEmails/blocks.ts'
import {
  BULK_EVENTS,
  BULK_STATES,
  type BulkEvent,
  bulkCostPaise,
  bulkDurationMs,
  bulkMove,
  canStop,
  canTest,
  dueInBatch,
  sharedPace,
} from '#domain/bulkEmails/bulkEmails.ts'
import { isInSegment, type Segment, type SegmentPerson, segmentProblem } from '#domain/bulkEmails/segment.ts'

describe('the parts of a bulk e-mail', () => {
  const VALUES = { name: 'Asha', project: 'Demo' }
  const fill = (...blocks: unknown[]) => filledBlocks(blocks, VALUES, 'https://demo.example')

  it('have variables filled in, and links to the storefront', () => {
    const blocks = fill(
      { kind: 'heading', text: 'Hello {name}' },
      { kind: 'line' },
      { kind: 'button', text: 'See the batch', href: '/courses/new' },
    )
    expect(blocksText(blocks)).toBe(
      'Hello Asha\n\n––––––––\n\nSee the batch: https://demo.example/courses/new',
    )
    expect(blockProblem(blocks)).toBeNull()
  })

  it.each([
    ['nothing', [], 'no words yet'],
    ['a line alone', [{ kind: 'line' }], 'no words yet'],
    ['a button to nowhere', [{ kind: 'button', text: 'Go' }], 'leads nowhere'],
    ['a button to a script', [{ kind: 'button', text: 'Go', href: 'javascript:alert(1)' }], 'leads nowhere'],
    ['an unknown variable', [{ kind: 'text', text: 'Dear {phone}' }], '{phone} is not known'],
    [
      'an empty text',
      [
        { kind: 'heading', text: 'Hi' },
        { kind: 'text', text: ' ' },
      ],
      'has no words',
    ],
  ])('are not sent as %s', (_what, blocks, problem) => {
    expect(blockProblem(fill(...blocks))).toContain(problem)
  })

  it.each([
    ['Asha Kumari', 'Asha'],
    ['आशा कुमारी', 'आशा'],
    ['', 'there'],
    [null, 'there'],
    ['https://evil.example', 'there'],
    ['<b>x</b>', 'there'],
  ])('greet %s as %s', (name, greeting) => expect(nameInMail(name, 'en')).toBe(greeting))
})

describe('a bulk e-mail', () => {
  it('is stopped while something of it waits, and tested until it goes out', () => {
    expect(BULK_STATES.filter((state) => canStop(state, 0))).toEqual(['scheduled', 'sending', 'choosing'])
    expect(BULK_STATES.filter((state) => canStop(state, 1))).toEqual([
      'scheduled',
      'sending',
      'choosing',
      'sent',
    ])
    expect(BULK_STATES.filter(canTest)).toEqual(['draft', 'scheduled'])
  })

  it('moves by the table alone', () => {
    for (const state of BULK_STATES)
      for (const [event, { from, to }] of Object.entries(BULK_EVENTS))
        expect(bulkMove(state, event as BulkEvent)).toBe(
          (from as readonly string[]).includes(state) ? to : null,
        )
  })

  it('shares the pace of the provider with others that go out at the same time', () => {
    expect([sharedPace(60, 1), sharedPace(60, 2), sharedPace(100, 3), sharedPace(2, 5)]).toEqual([
      60, 30, 33, 1,
    ])
  })

  it('goes out at its pace', () => {
    expect(bulkDurationMs(50_000, 60)).toBe(834 * 60_000)
    expect(bulkCostPaise(50_000, 825)).toBe(41_250)
    expect(bulkCostPaise(1, 825)).toBe(1)
    expect([0, 1, 59, 60].map((index) => dueInBatch(0, index, 60))).toEqual([0, 1000, 59_000, 60_000])
  })
})

describe('a segment', () => {
  const NOW = Date.UTC(2026, 10, 26)
  const DAY = 86_400_000
  const person: SegmentPerson = {
    products: ['book'],
    hasTagged: true,
    isInBatch: false,
    seenAt: NOW - 10 * DAY,
    hasCart: false,
    marks: 40.5,
  }
  it.each<[Segment, boolean]>([
    [{}, true],
    [{ owns: 'book' }, true],
    [{ owns: 'course' }, false],
    [{ lacks: 'book' }, false],
    [{ lacks: 'course' }, true],
    [{ seenWithinDays: 9 }, false],
    [{ seenWithinDays: 11 }, true],
    [{ notSeenForDays: 9 }, true],
    [{ notSeenForDays: 11 }, false],
    [{ hasCart: true }, false],
    [{ hasCart: false }, true],
    [{ tag: 'physics' }, true],
    [{ batch: 'morning' }, false],
    [{ paper: 'mock' }, true],
    [{ paper: 'mock', marksFrom: 40.5, marksTo: 40.5 }, true],
    [{ paper: 'mock', marksFrom: 41 }, false],
    [{ paper: 'mock', marksTo: 40 }, false],
    [{ owns: 'book', notSeenForDays: 9 }, true],
  ])('%j has this person: %s', (segment, isIn) => expect(isInSegment(segment, person, NOW)).toBe(isIn))

  it('has nobody without a result among those with few marks, and people of no marks among them', () => {
    expect(isInSegment({ paper: 'mock', marksTo: 40 }, { ...person, marks: null }, NOW)).toBe(false)
    expect(isInSegment({ paper: 'mock', marksTo: 40 }, { ...person, marks: 0 }, NOW)).toBe(true)
    expect(isInSegment({ paper: 'mock', marksTo: 0 }, { ...person, marks: -2 }, NOW)).toBe(true)
    expect(isInSegment({ paper: 'mock', marksFrom: 0 }, { ...person, marks: -2 }, NOW)).toBe(false)
  })

  it.each<[Partial<Segment>, string | undefined]>([
    [{ marksFrom: 0 }, 'paper'],
    [{ marksTo: 10 }, 'paper'],
    [{ paper: 'mock', marksFrom: 20, marksTo: 10 }, 'marksTo'],
    [{ paper: 'mock', marksFrom: 10, marksTo: 10 }, undefined],
    [{}, undefined],
  ])('%j is wrong with %s', (segment, condition) =>
    expect(segmentProblem(segment)?.condition).toBe(condition),
  )

  it('counts people who were never seen among those not seen for long', () => {
    const never = { ...person, seenAt: null }
    expect(isInSegment({ notSeenForDays: 3650 }, never, NOW)).toBe(true)
    expect(isInSegment({ seenWithinDays: 3650 }, never, NOW)).toBe(false)
  })
})
