import path from 'node:path'
import { Readable } from 'node:stream'
import type { CollectionConfig, ImageSize, UploadConfig } from 'payload'
import { StoreError } from '../adapters/storage/FileStore.ts'
import { fileResponse, mimeTypeOf } from '../adapters/storage/fileResponse.ts'
import { fileStore } from '../adapters/storage/openFileStore.ts'
import { replaceFileEndpoint } from '../endpoints/storage/replaceFile.ts'
import {
  cleanUpAfterDelete,
  cleanUpAfterSave,
  loadForEdit,
  sizeFileName,
  storeUpload,
} from '../operations/storage/uploadHooks.ts'
import { env } from './env.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Serves a file of an upload collection after Payload has checked access; 503 when the store fails. */
const sendStored: Handler = async (req, { params: { collection, filename } }) => {
  try {
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `${collection}/${filename}`,
      headers: req.headers,
      send: { 'content-type': mimeTypeOf(filename), 'cache-control': 'private, no-cache' },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  } catch (err) {
    if (!(err instanceof StoreError)) throw err
    req.payload.logger.error({ msg: 'a file could not be read', err })
    return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  }
}

/** Collections whose files staff can replace; files of imports and exports never change. */
const REPLACEABLE = ['media', 'private-files']

/** Stores the files of an upload collection in our file store (cms/adapters/storage) instead of Payload's local folder. */
export function withStorage(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { upload, hooks = {}, endpoints } = collection
  const options: UploadConfig = typeof upload === 'object' ? upload : {}
  const isReplaceable = REPLACEABLE.includes(collection.slug)
  return {
    ...collection,
    // To duplicate an upload, Payload would fetch the file from this server over HTTP.
    disableDuplicate: true,
    forceSelect: {
      ...collection.forceSelect,
      filename: true,
      createdAt: true,
      ...(options.imageSizes ? { sizes: true } : {}),
      ...(isReplaceable ? { replacedAt: true } : {}),
    } as never,
    upload: {
      ...options,
      disableLocalStorage: true,
      // Payload deletes old files in this folder before the new ones are saved, so it must not contain any.
      staticDir: path.join(env().DATA_DIR, 'files', 'none'),
      pasteURL: false,
      handlers: [sendStored],
      ...(options.imageSizes ? { imageSizes: options.imageSizes.map(withFreshName) } : {}),
    },
    hooks: {
      ...hooks,
      beforeOperation: [loadForEdit, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), storeUpload],
      afterChange: [cleanUpAfterSave, ...(hooks.afterChange ?? [])],
      afterDelete: [cleanUpAfterDelete, ...(hooks.afterDelete ?? [])],
    },
    ...(isReplaceable ? { endpoints: [...(endpoints || []), replaceFileEndpoint(collection.slug)] } : {}),
  }
}

const withFreshName = (size: ImageSize): ImageSize => ({ ...size, generateImageName: sizeFileName })
