import { expect, it } from 'vitest'
import { parseQuality, pictureFor, playedQuality } from '#site/features/learning/player/quality.ts'

const lines = [240, 480, 720]

it('plays the picture that was chosen, else the largest below it, and leaves the rest to the network', () => {
  const pictures = (['auto', 'saver', 'sound', 720, 480, 600, 1080, 144] as const).map((quality) =>
    pictureFor(quality, lines),
  )
  expect(pictures).toEqual([-1, 0, 0, 2, 1, 1, 2, 0])
})

it('shows what is played of a recording that does not have what was chosen', () => {
  expect(playedQuality(1080, { lines, hasSound: true })).toBe(720)
  expect(playedQuality(480, { lines: [240], hasSound: true })).toBe(240)
  expect(playedQuality('sound', { lines, hasSound: false })).toBe('saver')
  expect(playedQuality('sound', { lines, hasSound: true })).toBe('sound')
  expect(playedQuality(480, { lines: [], hasSound: false })).toBe('auto')
})

it('reads a stored choice, and takes what makes no sense for automatic', () => {
  expect(['saver', 'sound', 'auto', '480', '', '-1', 'NaN', '4.5'].map(parseQuality)).toEqual([
    'saver',
    'sound',
    'auto',
    480,
    'auto',
    'auto',
    'auto',
    'auto',
  ])
})
