import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from './env.ts'
import { randomSecret } from './randomSecret.ts'

type StoreEnv = Pick<Env, 'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_PREFIX'>

/** File in the data folder that contains the id. */
const MARKER = 'files-id'

/** An identifier of the storage of uploads, equal for servers that share it: the bucket, or a random id stored in the data folder. */
export function storageIdentity({ DATA_DIR, S3_BUCKET, S3_ENDPOINT = '', S3_PREFIX }: StoreEnv): string {
  if (S3_BUCKET) return `s3 ${S3_ENDPOINT} ${S3_BUCKET} ${S3_PREFIX}`
  const file = path.join(DATA_DIR, MARKER)
  mkdirSync(DATA_DIR, { recursive: true })
  try {
    writeFileSync(file, randomSecret(), { mode: 0o600, flag: 'wx' })
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'EEXIST') throw err
  }
  return `folder ${readFileSync(file, 'utf8')}`
}
