import { describe, expect, it } from 'vitest'
import { DOUBT_SHARINGS, SHARING_EVENTS, type SharingEvent, sharingMove } from '#domain/doubts/sharing.ts'
import { MAX_SIMILAR, mostSimilar, similarity } from '#domain/doubts/similarDoubts.ts'

const friction = {
  title: 'Work done by friction',
  text: 'Why is the work of friction negative when a block slides down the plane?',
}
const cell = { title: 'Powerhouse of the cell', text: 'Why are mitochondria called the powerhouse?' }

describe('a doubt is similar', () => {
  it('when it is about the same thing in other words', () => {
    const asked = { title: 'Friction work negative?', text: 'How can the work done by friction be negative?' }
    expect(similarity(asked, friction)).toBeGreaterThan(0.5)
    expect(similarity(asked, cell)).toBe(0)
  })

  it('in Hindi and Latin letters alike, and in spite of a spelling', () => {
    const hindi = { title: 'घर्षण बल की दिशा', text: 'घर्षण बल हमेशा गति के विरुद्ध क्यों लगता है?' }
    const latin = { title: 'gharshan bal ki disha', text: 'gharshan bal gati ke viruddh kyon lagta hai' }
    expect(similarity(latin, hindi)).toBeGreaterThan(0.5)
    expect(similarity(hindi, latin)).toBeGreaterThan(0.5)
    expect(similarity({ title: 'gharshann bal', text: 'disha' }, hindi)).toBeGreaterThan(0)
  })

  it('not for words that every question has, nor for a single word', () => {
    expect(similarity({ title: 'What is the', text: 'how to do of in on' }, friction)).toBe(0)
    expect(similarity({ title: 'Friction', text: '' }, friction)).toBe(0)
    expect(similarity({ title: '', text: '' }, friction)).toBe(0)
  })
})

it('the most similar come first, few of them', () => {
  const asked = { title: 'Work of friction', text: 'Is the work of friction on a block negative?' }
  const near = { title: 'Work and friction', text: 'A block moves.' }
  const found = mostSimilar(asked, [cell, near, friction, friction, friction, friction])
  expect(found).toHaveLength(MAX_SIMILAR)
  expect(found[0]).toBe(friction)
  expect(mostSimilar(asked, [cell])).toEqual([])
})

it('staff share only what a student offered, and its student can always take it back', () => {
  const reached = Object.keys(SHARING_EVENTS).flatMap((event) =>
    DOUBT_SHARINGS.map((from) => [`${from} ${event}`, sharingMove(from, event as SharingEvent)]),
  )
  expect(Object.fromEntries(reached)).toEqual({
    'private share': null,
    'offered share': 'shared',
    'shared share': null,
    'declined share': 'shared',
    'private decline': null,
    'offered decline': 'declined',
    'shared decline': 'declined',
    'declined decline': null,
    'private withdraw': null,
    'offered withdraw': 'private',
    'shared withdraw': 'private',
    'declined withdraw': 'private',
  })
})
