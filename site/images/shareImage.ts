import sharp from 'sharp'
import { coverSubject, drawCover } from '#domain/catalogue/cover/drawCover.ts'
import { SUBJECT_COLORS } from '#domain/catalogue/subjectColors.ts'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import type { ThemeFields } from '#domain/theme/ThemeFields.ts'
import { firstLetter } from './firstLetter.ts'
import { imageQueue } from './imageQueue.ts'
import { type ShapedText, shape } from './shape.ts'
import { wrapLines } from './wrapLines.ts'

export type ShareFacts = {
  title: string
  /** A line above the title: exam, category, kind. */
  kicker?: string | null
  /** A subject that has a drawing; for any other value one is chosen by the seed. */
  subject?: string | null
  seed: string
}
type Brand = { title: string; theme?: Partial<ThemeFields> | null }

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const TEXT_WIDTH = 860
const LEADING = 1.22

const at = (x: number, y: number, { svg }: ShapedText): string =>
  `<g transform="translate(${x} ${y.toFixed(1)})">${svg}</g>`

/** Long titles are set smaller, so that three lines hold more of them. */
const sizeOf = (title: string): number => (title.length > 60 ? 56 : 68)

/**
 * The share image of a page as a PNG of 1200 × 630: its title over the cover of its subject, and the brand. All
 * text is converted to outlines here, so that no language depends on the fonts of the machine.
 */
export function shareImage(facts: ShareFacts, brand: Brand): Promise<Buffer> {
  return imageQueue(() =>
    sharp(Buffer.from(draw(facts, brand)))
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer(),
  )
}

const TEXT_ELEMENT = /<text x="([\d.]+)" y="([\d.]+)"[^>]*? font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g

/** Replaces the letters in a drawing by outlines. */
const outlined = (drawing: string): string =>
  drawing.replace(
    TEXT_ELEMENT,
    (_, x, y, size, letters) =>
      `<g transform="translate(${x} ${y})" fill="currentColor">${shape(letters, Number(size), true).svg}</g>`,
  )

function draw({ title, kicker, subject, seed }: ShareFacts, brand: Brand): string {
  const knownSubject = coverSubject(subject, seed)
  const { cover, coverLine } = SUBJECT_COLORS[knownSubject]
  const { primary, onPrimary } = deriveTheme(brand.theme).light
  const size = sizeOf(title)
  const lines = wrapLines(title, { size, width: TEXT_WIDTH, lines: 3, isBold: true })
  const [above] = kicker ? wrapLines(kicker, { size: 30, width: TEXT_WIDTH, lines: 1 }) : []
  const [name] = wrapLines(brand.title, { size: 32, width: TEXT_WIDTH - 80, lines: 1, isBold: true })
  const letter = shape(firstLetter(brand.title), 34, true)
  const firstBaseline = MARGIN + (above ? 110 : 66)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="fade"><stop offset=".45" stop-color="${cover}"/><stop offset="1" stop-color="${cover}" stop-opacity="0"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${cover}"/>
<svg x="80" y="0" width="1120" height="630" viewBox="0 0 320 180" color="${coverLine}" fill="none" opacity=".8">${outlined(drawCover(knownSubject, seed))}</svg>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/>
<g color="${coverLine}" fill="currentColor">${above ? at(MARGIN, MARGIN + 26, above) : ''}</g>
<g color="#fff" fill="currentColor">${lines.map((line, index) => at(MARGIN, firstBaseline + index * size * LEADING, line)).join('')}${name ? at(MARGIN + 76, HEIGHT - MARGIN - 6, name) : ''}</g>
<rect x="${MARGIN}" y="${HEIGHT - MARGIN - 44}" width="56" height="56" rx="12" fill="${primary}"/>
<g color="${onPrimary}" fill="currentColor">${at(MARGIN + 28 - letter.width / 2, HEIGHT - MARGIN - 4, letter)}</g>
</svg>`
}
