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
