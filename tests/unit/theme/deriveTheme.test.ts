import { describe, expect, it } from 'vitest'
import { contrast, isDark } from '#domain/theme/color.ts'
import type { Palette } from '#domain/theme/colorTokens.ts'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import { defaultTheme, type ThemeFields } from '#domain/theme/ThemeFields.ts'

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Rounding in the oklab mix may move a channel by a step or two. */
const expectColour = (actual: string, expected: string, tolerance = 1) => {
  const parts = channels(actual)
  const wanted = channels(expected)
  for (const [index, value] of parts.entries()) {
    expect(Math.abs(value - (wanted[index] ?? 0)), `${actual} against ${expected}`).toBeLessThanOrEqual(
      tolerance,
    )
  }
}

describe('the default theme', () => {
  const { light, dark, base } = deriveTheme(null)

  it.each([
    ['bg', '#ffffff'],
    ['text', '#141414'],
    ['text2', '#4f5869'],
    ['sunken', '#f4f6f9'],
    ['lineControl', '#848b97'],
    ['primary', '#276cdd'],
    ['primaryText', '#205ec2'],
    ['ink', '#141414'],
    ['band', '#141414'],
  ] as const)('has the light %s of the design', (token, hex) => {
    expectColour(light[token], hex)
  })

  it('has hints slightly stronger than the design value, to be readable on sunken backgrounds', () => {
    expectColour(light.text3, '#69717f', 4)
    expect(contrast(light.text3, light.sunken)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['bg', '#111318'],
    ['text', '#eceef2'],
    ['text2', '#919eb4'],
    ['text3', '#7a8598'],
    ['surface', '#191b20'],
    ['sunken', '#0b0d11'],
    ['primaryText', '#7dacf8'],
    ['ink', '#ffffff'],
    ['band', '#1a1d24'],
  ] as const)('has the dark %s of the design', (token, hex) => {
    expectColour(dark[token], hex)
  })

  it('starts light and never uses the raw brand colour for buttons, whose label would have 4.4:1', () => {
    expect(base).toBe('light')
    expect(contrast('#ffffff', defaultTheme.primaryColor)).toBeLessThan(4.5)
    expect(contrast(light.onPrimary, light.primary)).toBeGreaterThanOrEqual(4.5)
  })
})

const brands: Record<string, Partial<ThemeFields>> = {
  default: {},
  yellow: { primaryColor: '#ffd400', primaryContrastColor: '#141414' },
  'yellow with a white label': { primaryColor: '#ffd400' },
  black: { primaryColor: '#000000' },
  pastel: { primaryColor: '#f7c6d4', secondaryColor: '#cfe3ff', secondaryContrastColor: '#1b2a44' },
  red: { primaryColor: '#d7263d', secondaryColor: '#3a0d12' },
  'mid grey label': { primaryColor: '#6b7280', primaryContrastColor: '#9ca3af' },
  'dark ground': {
    bgColor: '#0d1117',
    textColor: '#e6edf3',
    primaryColor: '#58a6ff',
    primaryContrastColor: '#0d1117',
  },
  'cream ground': { bgColor: '#fff8e7', textColor: '#2b2118', primaryColor: '#0b7a75' },
  'text that does not read': { textColor: '#dddddd' },
}

const modes = Object.entries(brands).flatMap(([name, fields]) => {
  const { light, dark } = deriveTheme(fields)
  return [
    { name: `${name}, light`, palette: light },
    { name: `${name}, dark`, palette: dark },
  ]
})

const reads: [keyof Palette, keyof Palette][] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['text2', 'bg'],
  ['text2', 'sunken'],
  ['text3', 'bg'],
  ['text3', 'surface'],
  ['text3', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryPress'],
  ['primaryText', 'bg'],
  ['primaryText', 'surface'],
  ['primaryText', 'sunken'],
  ['primaryText', 'primarySoft'],
  ['onInk', 'ink'],
  ['onBand', 'band'],
  ['onBand2', 'band'],
  ['bandMark', 'band'],
]
const shows: [keyof Palette, keyof Palette][] = [
  ['lineControl', 'bg'],
  ['lineControl', 'surface'],
  ['primaryMark', 'bg'],
  ['primaryMark', 'surface'],
  ['ink', 'bg'],
]

describe.each(modes)('$name', ({ palette }) => {
  it.each(reads)('%s on %s has at least 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shows)('%s on %s has at least 3:1', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3)
  })

  it('uses only hex colours', () => {
    for (const value of Object.values(palette)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('a brand with a dark ground', () => {
  const { light, dark, base } = deriveTheme({ bgColor: '#0d1117', textColor: '#e6edf3' })

  it('starts in dark mode; the light mode is neutral', () => {
    expect(base).toBe('dark')
    expect(dark.bg).toBe('#0d1117')
    expect(light.bg).toBe('#ffffff')
    expect(isDark(dark.surface)).toBe(true)
  })
})

describe('fields with invalid colours', () => {
  it('count as unset', () => {
    expect(deriveTheme({ primaryColor: 'red; } body { display: none', bgColor: '' })).toEqual(
      deriveTheme(null),
    )
  })
})
