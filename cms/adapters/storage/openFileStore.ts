import path from 'node:path'
import type { Env } from '../../config/env.ts'
import { env } from '../../config/env.ts'
import type { FileStore } from './FileStore.ts'
import { localStore } from './localStore.ts'
import { s3Store } from './s3Store.ts'

type StoreEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
  | 'S3_PREFIX'
>

/** The configured file store: an S3 bucket, or else the folder `files` in DATA_DIR. */
export function openFileStore(from: StoreEnv): FileStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = from
  if (!bucket || !accessKeyId || !secretAccessKey) return localStore(path.join(from.DATA_DIR, 'files'))
  return s3Store({
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: from.S3_ENDPOINT,
    region: from.S3_REGION ?? 'us-east-1',
    forcePathStyle: from.S3_FORCE_PATH_STYLE,
    prefix: from.S3_PREFIX,
  })
}

let current: FileStore | undefined

/** The file store of this process, opened on first use. */
export function fileStore(): FileStore {
  current ??= openFileStore(env())
  return current
}
