import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { LOOKED_AT_SIDE, pageFault } from '#domain/exams/answers/pageFault.ts'

const [WIDTH, HEIGHT] = [1700, 2400]
/** Lines of handwriting-like strokes on paper, as a photo of a phone would have them. */
const written = (ink: string, paper: string, lines: number) => {
  const strokes = Array.from({ length: lines }, (_, line) => {
    const y = 200 + line * 90
    const waves = Array.from(
      { length: 26 },
      (_, at) => `q 15 -${20 + ((at * 7) % 25)} 30 0 t 20 ${(at % 3) - 1}`,
    )
    return `<path d="M 150 ${y} ${waves.join(' ')}" fill="none" stroke="${ink}" stroke-width="6"/>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>${strokes.join('')}</svg>`,
    ),
  )
}
/** A page in a light that comes from one side, with the noise of a camera. */
const unevenlyLit = () => {
  const bytes = Buffer.alloc(WIDTH * HEIGHT)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = 240 - Math.floor(((at % WIDTH) / WIDTH) * 120) - ((at * 2_654_435_761) % 9)
  return sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
}
async function faultOf(picture: Sharp) {
  const jpeg = await picture.jpeg({ quality: 80 }).toBuffer()
  const { data, info } = await sharp(jpeg)
    .resize({ width: LOOKED_AT_SIDE, height: LOOKED_AT_SIDE, fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pageFault(new Uint8Array(data), info.width, info.height)
}

describe('a photo of a page', () => {
  it('with ink, with pencil, on darker paper or with two lines alone has no fault', async () => {
    expect(
      await Promise.all([
        faultOf(written('#1a2a6c', '#ffffff', 20)),
        faultOf(written('#9a9a9a', '#f2efe6', 20)),
        faultOf(written('#222222', '#a8a090', 12)),
        faultOf(written('#222222', '#ffffff', 2)),
      ]),
    ).toEqual([null, null, null, null])
  })

  it('without writing is empty, also in uneven light', async () => {
    expect([await faultOf(written('#000000', '#fdfdfb', 0)), await faultOf(unevenlyLit())]).toEqual([
      'empty',
      'empty',
    ])
  })

  it('out of focus is blurred', async () => {
    expect(await faultOf(written('#1a2a6c', '#ffffff', 20).blur(18))).toBe('blurred')
  })

  it('too small to look at is empty', () => {
    expect(pageFault(new Uint8Array(4), 2, 2)).toBe('empty')
  })
})
