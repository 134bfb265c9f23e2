/** What may be wrong with a photo of a page: nothing is on it, or it is too blurred to be read. */
export type PageFault = 'empty' | 'blurred'

/** The longer side of the picture that is looked at, in pixels. */
export const LOOKED_AT_SIDE = 480
const BLOCK = 16
/** Brightness, of 255, by which ink differs from the paper around it. Paper alone, its shadows and the noise of a camera stay below. */
const LEAST_CONTRAST = 16
/** Of the contrast, the least that the sharpest edges change from one pixel to the next. */
const LEAST_SHARPNESS = 0.45

/**
 * Looks at a photo of a page. Both are guesses: they warn, and refuse nothing. What differs within small blocks is ink, not light that falls unevenly; edges are
 * compared to that, so that pencil is as sharp as ink.
 * @param grey brightness of its pixels, 0 to 255, row by row
 */
export function pageFault(grey: Uint8Array, width: number, height: number): PageFault | null {
  const contrasts: number[] = []
  for (let top = 0; top + BLOCK <= height; top += BLOCK)
    for (let left = 0; left + BLOCK <= width; left += BLOCK)
      contrasts.push(contrastOf(grey, width, left, top))
  const contrast = quantile(contrasts, 0.98)
  if (contrast < LEAST_CONTRAST) return 'empty'
  const edges: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const pixel = (offset: number) => grey[at + offset] as number
      edges.push(Math.abs(4 * pixel(0) - pixel(-1) - pixel(1) - pixel(-width) - pixel(width)))
    }
  return quantile(edges, 0.995) < contrast * LEAST_SHARPNESS ? 'blurred' : null
}

function contrastOf(grey: Uint8Array, width: number, left: number, top: number): number {
  let [darkest, brightest] = [255, 0]
  for (let y = top; y < top + BLOCK; y++)
    for (let x = left; x < left + BLOCK; x++) {
      const value = grey[y * width + x] as number
      if (value < darkest) darkest = value
      if (value > brightest) brightest = value
    }
  return brightest - darkest
}

/** Zero of nothing. */
function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
