import sharp from 'sharp'
import { MAX_PIXELS } from '#domain/storage/limits.ts'

const QUALITY = 80

/**
 * A photo upright as WebP without metadata, its longer side at most `side` px. `brokenPicture`: it cannot be decoded. `tooManyPixels`: decoding
 * all its frames would need too much memory.
 */
export async function uprightPhoto(
  data: Buffer,
  side: number,
): Promise<{ state: 'made'; data: Buffer } | { state: 'brokenPicture' | 'tooManyPixels' }> {
  const pixels = await pixelsOf(data)
  if (pixels === null) return { state: 'brokenPicture' }
  if (pixels > MAX_PIXELS) return { state: 'tooManyPixels' }
  try {
    const made = await sharp(data, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    return { state: 'made', data: made }
  } catch {
    return { state: 'brokenPicture' }
  }
}

/** Number of pixels of all frames, read from the header only; null for an invalid picture. */
async function pixelsOf(data: Buffer): Promise<number | null> {
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(data).metadata()
    return width * height * pages || null
  } catch {
    return null
  }
}
