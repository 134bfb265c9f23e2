import { expect, it } from 'vitest'
import { EnvError, parseEnv } from '#cms/env.ts'

const BASE = { NODE_ENV: 'test', SERVER_SECRET: 'x'.repeat(40), DATA_DIR: '/tmp' }
const BUCKET = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'very-secret-value' }
const failure = (extra: Record<string, string>): string => {
  try {
    parseEnv({ ...BASE, ...extra })
    return 'accepted'
  } catch (err) {
    expect(err).toBeInstanceOf(EnvError)
    return (err as Error).message
  }
}

it('keeps files on disk unless a bucket is named', () => {
  expect(parseEnv(BASE)).toMatchObject({ S3_PREFIX: '', S3_FORCE_PATH_STYLE: false })
  expect(parseEnv(BASE).S3_BUCKET).toBeUndefined()
})

it('takes a bucket with everything it needs and tidies what it may', () => {
  const given = { S3_ENDPOINT: 'https://s3.example.org/', S3_PREFIX: 'shala/files', S3_FORCE_PATH_STYLE: '1' }
  expect(parseEnv({ ...BASE, ...BUCKET, ...given })).toMatchObject({
    S3_ENDPOINT: 'https://s3.example.org',
    S3_PREFIX: 'shala/files/',
    S3_FORCE_PATH_STYLE: true,
  })
})

it.each([
  ['half of the keys', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, 'S3_SECRET_ACCESS_KEY'],
  ['keys without a bucket', { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET'],
  ['an endpoint without a bucket', { S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET'],
  ['a bucket that is an address', { ...BUCKET, S3_BUCKET: 'https://x/y' }, 'S3_BUCKET'],
  ['a prefix that climbs', { ...BUCKET, S3_PREFIX: '../other' }, 'S3_PREFIX'],
  ['an endpoint that is a file', { ...BUCKET, S3_ENDPOINT: 'file:///etc' }, 'S3_ENDPOINT'],
])('refuses %s, naming the variable and no secret', (_what, extra, name) => {
  const message = failure(extra)
  expect(message).toContain(`${name}:`)
  expect(message).not.toContain(BUCKET.S3_SECRET_ACCESS_KEY)
})
