import { create } from 'fontkit'

type Point = { x: number; y: number; endContour: boolean; copy: () => Point }
type Component = { dx: number; dy: number }
type Outline = { numberOfContours: number; points?: Point[]; components?: Component[] }
type Variations = { transformPoints: (glyph: number, points: Point[]) => void }
type Stream = { buffer: Uint8Array; constructor: new (buffer: Uint8Array) => Stream }
type Woff2Font = {
  postscriptName: string
  variationCoords: number[] | null
  stream: Stream
  directory: unknown
  _decompressed: boolean
  _transformedGlyphs?: Outline[]
  _transformGlyfTable: () => void
  _variationProcessor: Variations
}

/** What a variation moves besides the points of a glyph: its origin, its advance, and both downwards. */
const PHANTOMS = 4

/** Another font of the file of `usual`, which is unpacked once for both: that is what takes the time. */
function openBeside(usual: Woff2Font, file: Uint8Array): Woff2Font {
  usual._transformedGlyphs ?? usual._transformGlyfTable()
  const font = create(file) as unknown as Woff2Font
  const Again = usual.stream.constructor
  font.stream = new Again(usual.stream.buffer)
  font.directory = usual.directory
  font._decompressed = true
  return font
}

/**
 * A variable font in WOFF2 in another weight than its usual one. fontkit knows how outlines follow a weight, but not in this
 * packing, in which it unpacks all of them at once: so the outlines are moved here. `name` tells it from the others of its file.
 */
export function openWeight(regular: object, file: Uint8Array, weight: number, name: string): object {
  const usual = regular as Woff2Font
  const font = openBeside(usual, file)
  const outlines = usual._transformedGlyphs ?? []
  const point = outlines.find(({ points }) => points?.length)?.points?.[0]
  if (!point) throw new Error('a font has no outlines')
  font.variationCoords = [weight]
  const pointAt = (x: number, y: number) => Object.assign(point.copy(), { x, y, endContour: true })
  const move = (glyph: number, points: Point[]): Point[] => {
    const phantoms = Array.from({ length: PHANTOMS }, () => pointAt(0, 0))
    font._variationProcessor.transformPoints(glyph, [...points, ...phantoms])
    return points
  }
  font._transformedGlyphs = outlines.map((outline, glyph) => {
    if (outline.points) {
      const points = outline.points.map((one) => one.copy())
      return { ...outline, points: move(glyph, points) }
    }
    if (!outline.components) return outline
    const moved = move(
      glyph,
      outline.components.map(({ dx, dy }) => pointAt(dx, dy)),
    )
    const components = outline.components.map((component, at) =>
      // Components keep what else they know.
      Object.assign(Object.create(Object.getPrototypeOf(component)), component, {
        ...{ dx: moved[at]?.x, dy: moved[at]?.y },
      }),
    )
    return { ...outline, components }
  })
  Object.defineProperty(font, 'postscriptName', { value: name })
  return font
}
