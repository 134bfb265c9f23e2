import { describe, expect, it } from 'vitest'
import { checkContrast } from '#domain/theme/checkContrast.ts'
import { contrast } from '#domain/theme/color.ts'
import { nearestReadable } from '#domain/theme/nearestReadable.ts'
import { defaultTheme } from '#domain/theme/ThemeFields.ts'

const pair = (fields: object, id: string) =>
  checkContrast({ ...defaultTheme, ...fields }).find((one) => one.id === id)

describe('the contrast of a theme', () => {
  it('is the WCAG ratio', () => {
    expect(pair({ textColor: '#000000', bgColor: '#ffffff' }, 'text')?.ratio).toBeCloseTo(21)
    expect(pair({ textColor: '#777777' }, 'text')).toMatchObject({ isReadable: false })
    expect(pair({ textColor: '#767676' }, 'text')).toMatchObject({ isReadable: true, suggestion: null })
  })

  it.each(['text', 'primary', 'secondary', 'link'])(
    'of %s that is too weak has a suggestion that passes',
    (id) => {
      const weak = { primaryColor: '#ffd400', secondaryColor: '#f7c6d4', textColor: '#bbbbbb' }
      const found = pair(weak, id)
      expect(found?.isReadable, id).toBe(false)
      const chosen = pair({ ...weak, [found?.field ?? '']: found?.suggestion }, id)
      expect(chosen?.isReadable, `${id} with ${found?.suggestion}`).toBe(true)
    },
  )

  it('returns the colours that the storefront uses, which always pass', () => {
    for (const primaryColor of ['#ffd400', '#2a74ed', '#f7c6d4', '#000000'])
      for (const bgColor of ['#ffffff', '#0d1117', '#fff8e7'])
        for (const { id, shown } of checkContrast({ ...defaultTheme, primaryColor, bgColor })) {
          expect(shown.ratio, `${id} ${primaryColor} ${bgColor}`).toBeGreaterThanOrEqual(4.5)
          expect(contrast(shown.text, shown.ground)).toBeCloseTo(shown.ratio)
        }
  })

  it('treats an invalid colour as unset', () => {
    expect(pair({ textColor: 'red' }, 'text')).toMatchObject({
      text: defaultTheme.textColor,
      isReadable: true,
    })
  })
})

describe('the nearest readable colour', () => {
  it('is the colour itself when it passes', () => {
    expect(nearestReadable('#000000', '#ffffff', 4.5)).toBe('#000000')
  })
  it('is the closest shade that passes, not black', () => {
    const near = nearestReadable('#2a74ed', '#ffffff', 4.5) as string
    expect(contrast(near, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(near, '#ffffff')).toBeLessThan(4.8)
  })
  it('is null for an invalid colour', () => {
    expect(nearestReadable('blue-ish', '#ffffff', 4.5)).toBeNull()
  })
})
