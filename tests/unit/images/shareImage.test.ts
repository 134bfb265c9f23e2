import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { iconImage } from '#site/images/iconImage.ts'
import { shape } from '#site/images/shape.ts'
import { shareImage } from '#site/images/shareImage.ts'
import { wrapLines } from '#site/images/wrapLines.ts'

const BRAND = { title: 'शाला', theme: { primaryColor: '#2a74ed' } }
const BOX = { size: 64, width: 860, lines: 3 }

describe('text as outlines', () => {
  it('shapes Devanagari: a conjunct is one glyph, the short i precedes its letter', () => {
    const glyphs = (text: string) => shape(text, 64).svg.split('<path').length - 1
    expect(glyphs('क्ष')).toBe(1)
    expect(glyphs('कष')).toBe(2)
    const [first = ''] = shape('कि', 64).svg.split('/>')
    expect(first).toContain(shape('कि', 64).svg.split('d="')[1]?.split('"')[0])
    expect(shape('कि', 64).svg).not.toContain(shape('क', 64).svg)
  })

  it('renders Latin, the rupee sign and Greek, and skips missing glyphs', () => {
    for (const text of ['A', '₹', 'α', 'ज्ञ']) expect(shape(text, 64).width, text).toBeGreaterThan(10)
    expect(shape('\u{1f600}', 64)).toEqual({ width: 0, svg: '' })
  })

  it('uses no system font', () => {
    expect(shape('हिंदी <b>& "Aa"', 64).svg).not.toMatch(/<text|font-family/)
  })
})

describe('lines', () => {
  it.each([
    ['a long sentence', 'word '.repeat(400)],
    ['one word without an end', 'W'.repeat(5000)],
    ['Hindi without spaces', 'क्षत्रिय'.repeat(500)],
    ['marks that change the writing direction', `\u202e${'abc '.repeat(100)}\u2066`],
  ])('keeps %s within its box', (_, text) => {
    const lines = wrapLines(text, BOX)
    expect(lines).toHaveLength(3)
    // The last line may be wider by its ellipsis.
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(BOX.width + 1)
  })

  it('is empty for no text, and one line for a short one', () => {
    expect(wrapLines(' \n\u200b ', BOX)).toEqual([])
    expect(wrapLines('Two words', BOX)).toHaveLength(1)
  })
})

describe('a share image', () => {
  it.each([
    'हिंदी व्याकरण: क्षत्रिय, ज्ञान और श्री',
    '<script>alert(1)</script> & "quotes" \' ]]> \u0000\u202e',
    'x'.repeat(5000),
    '',
  ])('is a PNG of 1200 × 630 whatever the title: %s', async (title) => {
    const facts = { title, kicker: title, subject: 'hindi', seed: title }
    const picture = await shareImage(facts, { ...BRAND, title: title || 'S' })
    const { width, height, format } = await sharp(picture).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(picture.length).toBeLessThan(120_000)
  })

  it('is deterministic by its title', async () => {
    const imageOf = (title: string) => shareImage({ title, subject: 'maths', seed: 'a' }, BRAND)
    const [one, again, other] = await Promise.all([imageOf('गणित'), imageOf('गणित'), imageOf('भौतिकी')])
    expect(one.equals(again)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })
})

describe('icons', () => {
  const corner = async (png: Buffer) => {
    const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, 4)]
  }

  it('are the initial on the brand colour, rounded for browsers and maskable for systems', async () => {
    const plain = await iconImage({ size: 192 }, { ...BRAND, logo: null })
    expect(await sharp(plain).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' })
    expect((await corner(plain))[3]).toBe(0)
    const maskable = await iconImage({ size: 512, isMaskable: true }, { ...BRAND, logo: null })
    expect((await corner(maskable))[3]).toBe(255)
  })

  it('are the logo when about square; wide and broken ones give the initial', async () => {
    const logo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer()
    const middle = async (png: Buffer) => {
      const { data } = await sharp(png).extract({ left: 60, top: 60, width: 1, height: 1 }).raw().toBuffer({
        resolveWithObject: true,
      })
      return [...data.subarray(0, 3)]
    }
    const iconCentre = async (file: Buffer) =>
      middle(await iconImage({ size: 192 }, { ...BRAND, logo: file }))
    expect(await iconCentre(await logo(300, 280))).toEqual([255, 0, 0])
    expect(await iconCentre(await logo(900, 100))).not.toEqual([255, 0, 0])
    expect(await iconCentre(Buffer.from('no picture'))).not.toEqual([255, 0, 0])
  })
})

it('finds its fonts from the repository’s root, where the server starts the storefront', () => {
  expect(existsSync('node_modules/@fontsource-variable/inter')).toBe(true)
})
