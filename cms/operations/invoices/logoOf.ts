import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { idOf } from '#database/idOf.ts'
import type { Brand } from '#domain/invoices/InvoiceSchema.ts'
import { MAX_PIXELS } from '#domain/storage/limits.ts'
import type { Media } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { readFile } from '../../adapters/storage/readFile.ts'

/** Three pixels to each point of the place it gets on paper. */
const MOST = { width: 360, height: 102 }
/** It is frozen in every document: a picture that does not get this small, in bytes, is left out. */
const MAX_BYTES = 16_000

type Logo = NonNullable<Brand['logo']>

/** By file and last change: many documents have one logo. */
const drawn = new LRUCache<string, { logo: Logo | null }>({ max: 200 })

/** The project's logo as a small PNG, or null: without one, or without its file, the first letter of the name stands for it. */
export async function logoOf(payload: BasePayload, project: string, logo: unknown): Promise<Logo | null> {
  const id = idOf(logo as Media | string | null)
  if (!id) return null
  const media = await payload.db.findOne<Media>({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })
  if (!media?.filename) return null
  const key = `${id} ${media.updatedAt}`
  const known = drawn.get(key)
  if (known) return known.logo
  try {
    const file = await readFile(fileStore(), `media/${media.filename}`)
    const found = { logo: file && (await draw(file)) }
    drawn.set(key, found)
    return found.logo
  } catch (err) {
    payload.logger.error({ msg: 'the logo of a project could not be read for its invoices', err })
    return null
  }
}

async function draw(file: Buffer): Promise<Logo | null> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return data.length > MAX_BYTES
    ? null
    : { png: data.toString('base64'), width: info.width, height: info.height }
}
