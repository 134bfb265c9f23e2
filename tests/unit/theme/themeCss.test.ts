import { describe, expect, it } from 'vitest'
import { themeCss } from '#domain/theme/themeCss.ts'

describe('themeCss', () => {
  it('writes light, then the system preference, then the stored choice', () => {
    const css = themeCss(null)
    expect(css.indexOf(':root{color-scheme:light;')).toBe(0)
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;',
    )
    expect(css).toContain(':root[data-theme=dark]{color-scheme:dark;')
    expect(css).toContain('--primary-text:#205ec2')
    expect(css).toContain('--on-band-2:')
  })

  it('is dark for a dark brand until the visitor chooses light', () => {
    const css = themeCss({ bgColor: '#0d1117', textColor: '#e6edf3' })
    expect(css.startsWith(':root{color-scheme:dark;')).toBe(true)
    expect(css).toContain(':root[data-theme=light]{color-scheme:light;')
    expect(css).not.toContain('@media')
  })

  it('cannot break out of its style element', () => {
    expect(themeCss({ primaryColor: '</style><script>alert(1)</script>' })).not.toMatch(/[<>]/)
  })
})
