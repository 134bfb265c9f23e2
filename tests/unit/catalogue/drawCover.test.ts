import { describe, expect, it } from 'vitest'
import { coverSubject, drawCover } from '#domain/catalogue/cover/drawCover.ts'
import { textPhase } from '#domain/catalogue/cover/phase.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'

const seeds = Array.from({ length: 60 }, (_, index) => `course-${index}-of-the-list`)

describe.each(SUBJECTS)('the cover of %s', (subject) => {
  it('stays under 3 KB for every seed', () => {
    for (const seed of seeds) expect(Buffer.byteLength(drawCover(subject, seed)), seed).toBeLessThan(3072)
  })

  it('is deterministic per course', () => {
    const [first = '', second = ''] = seeds
    expect(drawCover(subject, first)).toBe(drawCover(subject, first))
    expect(drawCover(subject, first)).not.toBe(drawCover(subject, second))
  })

  it('contains only finite numbers', () => {
    for (const seed of seeds) expect(drawCover(subject, seed)).not.toMatch(/NaN|undefined|Infinity|e-\d/)
  })
})

describe('subjectOf', () => {
  it('keeps a known subject', () => {
    expect(coverSubject('polity', 'anything')).toBe('polity')
  })

  it('chooses others by seed, deterministically and varied', () => {
    const chosen = seeds.map((seed) => coverSubject(null, seed))
    expect(chosen).toEqual(seeds.map((seed) => coverSubject('astrology', seed)))
    expect(new Set(chosen).size).toBeGreaterThan(6)
  })
})

describe('phaseOf', () => {
  it('spreads over the whole range', () => {
    const phases = seeds.map(textPhase)
    expect(Math.min(...phases)).toBeLessThan(0.15)
    expect(Math.max(...phases)).toBeGreaterThan(0.85)
    for (const phase of phases) expect(phase >= 0 && phase < 1).toBe(true)
  })
})
