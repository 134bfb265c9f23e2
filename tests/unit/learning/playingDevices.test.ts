import { describe, expect, it } from 'vitest'
import { devicesInTheWay, MAX_PLAYING, PLAYING_MS, withPlaying } from '#domain/learning/playingDevices.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const playing = (...sessions: string[]) => sessions.map((session) => ({ session, until: now + PLAYING_MS }))
const namesOf = (devices: { session: string }[] | null) => devices?.map(({ session }) => session) ?? null

describe('the devices of an account that play recordings', () => {
  it('are as many as the limit, and one more gets the list of them', () => {
    expect(MAX_PLAYING).toBe(2)
    expect(namesOf(withPlaying([], 'phone', now))).toEqual(['phone'])
    expect(namesOf(withPlaying(playing('phone'), 'desk', now))).toEqual(['phone', 'desk'])
    const full = playing('phone', 'desk')
    expect(withPlaying(full, 'tablet', now)).toBeNull()
    expect(namesOf(devicesInTheWay(full, 'tablet', now))).toEqual(['phone', 'desk'])
    expect(devicesInTheWay(full, 'desk', now)).toEqual([])
    expect(devicesInTheWay(playing('phone'), 'desk', now)).toEqual([])
  })

  it('make room a minute after their last report', () => {
    const full = playing('phone', 'desk')
    expect(withPlaying(full, 'tablet', now + PLAYING_MS - 1)).toBeNull()
    expect(namesOf(withPlaying(full, 'tablet', now + PLAYING_MS))).toEqual(['tablet'])
  })

  it('change places with the one that the student stops, which may not play then', () => {
    const full = playing('phone', 'desk')
    const next = withPlaying(full, 'tablet', now, 'desk') ?? []
    expect(namesOf(next)).toEqual(['phone', 'tablet'])
    expect(namesOf(devicesInTheWay(next, 'desk', now))).toEqual(['phone', 'tablet'])
    expect(withPlaying(full, 'tablet', now, 'unknown')).toBeNull()
    expect(namesOf(withPlaying(full, 'desk', now, 'desk'))).toEqual(['phone', 'desk'])
  })
})
