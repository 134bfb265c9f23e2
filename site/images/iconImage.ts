import sharp from 'sharp'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import type { ThemeFields } from '#domain/theme/ThemeFields.ts'
import { firstLetter } from './firstLetter.ts'
import { imageQueue } from './imageQueue.ts'
import { shape } from './shape.ts'

type Icon = {
  size: number
  /**
   * Systems crop a maskable icon to their own shape: its content stays in the middle, and the background has
   * no rounded corners.
   */
  isMaskable?: boolean
}
type Brand = { title: string; theme?: Partial<ThemeFields> | null; logo: Buffer | null }

/** A nearly square logo can be an icon; a wordmark can't. */
const WIDEST = 1.35
const MAX_PIXELS = 20_000_000

/** The project's icon as PNG: its logo when that is nearly square, else its first letter on its colour. */
export function iconImage(icon: Icon, brand: Brand): Promise<Buffer> {
  return imageQueue(async () => (brand.logo && (await fromLogo(icon, brand.logo))) ?? fromLetter(icon, brand))
}

async function fromLogo({ size, isMaskable }: Icon, logo: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(logo, { limitInputPixels: MAX_PIXELS })
    const { width, height } = await picture.metadata()
    if (!width || !height || Math.max(width / height, height / width) > WIDEST) return null
    const inner = Math.round(size * (isMaskable ? 0.6 : 0.84))
    const background = { r: 255, g: 255, b: 255, alpha: 1 }
    const mark = await picture
      .resize(inner, inner, { fit: 'contain', background: { ...background, alpha: 0 } })
      .png()
      .toBuffer()
    return await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark, gravity: 'centre' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    // A logo that can't be read is replaced by the letter.
    return null
  }
}

function fromLetter({ size, isMaskable }: Icon, { title, theme }: Brand): Promise<Buffer> {
  const { primary, onPrimary } = deriveTheme(theme).light
  const letter = shape(firstLetter(title), size * (isMaskable ? 0.46 : 0.6), true)
  const baseline = size * (isMaskable ? 0.665 : 0.715)
  const corner = isMaskable ? 0 : size * 0.22
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${primary}"/><g color="${onPrimary}" fill="currentColor" transform="translate(${(size - letter.width) / 2} ${baseline})">${letter.svg}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
