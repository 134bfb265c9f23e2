import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { idOf } from '#database/idOf.ts'
import type { Brand } from '#domain/invoices/InvoiceSchema.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import type { Media } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'

/** Three pixels per point of its size on paper. */
const MAX_SIZE = { width: 360, height: 102 }
/** The logo is stored in every document; one that cannot be reduced to this size is left out. */
const MAX_BYTES = 16_000

type Logo = NonNullable<Brand['logo']>

/** Cache by media id and last change. */
const cache = new LRUCache<string, { logo: Logo | null }>({ max: 200 })

/** The project's logo as a small PNG; null when there is none or its file cannot be read (logged). */
export async function logoOf(payload: BasePayload, project: string, logo: unknown): Promise<Logo | null> {
  const id = idOf(logo as Media | string | null)
  if (!id) return null
  const media = await payload.db.findOne<Media>({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })
  if (!media?.filename) return null
  const key = `${id} ${media.updatedAt}`
  const cached = cache.get(key)
  if (cached) return cached.logo
  try {
    const file = await readFile(fileStore(), `media/${media.filename}`)
    const found = { logo: file && (await draw(file)) }
    cache.set(key, found)
    return found.logo
  } catch (err) {
    payload.logger.error({ msg: 'the logo of a project could not be read for its invoices', err })
    return null
  }
}

async function draw(file: Buffer): Promise<Logo | null> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return data.length > MAX_BYTES
    ? null
    : { png: data.toString('base64'), width: info.width, height: info.height }
}
