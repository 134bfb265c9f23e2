import PDFDocument from 'pdfkit'
import sharp from 'sharp'

type UploadFile = { data: Buffer; name: string; mimetype: string; size: number }

const file = (data: Buffer, name: string, mimetype: string): UploadFile => ({
  data,
  name,
  mimetype,
  size: data.length,
})

/** A valid PNG of 40 × 30 pixels. */
export const pngFile = async (): Promise<UploadFile> =>
  file(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#205ec2' } })
      .png()
      .toBuffer(),
    'x.png',
    'image/png',
  )

/** The same picture as WebP. */
export const webpFile = async (): Promise<UploadFile> =>
  file(
    await sharp((await pngFile()).data)
      .webp()
      .toBuffer(),
    'x.webp',
    'image/webp',
  )

/** A valid PDF of one page, uncompressed, so that `text` can be found in its bytes. */
export const pdfFile = (text = 'Notes'): Promise<UploadFile> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    const document = new PDFDocument({ compress: false })
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(file(Buffer.concat(chunks), 'x.pdf', 'application/pdf')))
    document.text(text)
    document.end()
  })

/** A JPEG as phones create it: rotated by EXIF, with location and camera. */
export const phonePhoto = (width = 2400, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a4a20' } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Camera Works' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
      },
    })
    .toBuffer()
