import { expect, it } from 'vitest'
import { parseEnv } from '#cms/config/env.ts'
import { BASE_ENV, refusalOf } from '#tests/support/environment.ts'

const BUCKET = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'very-secret-value' }

it('stores files on disk unless a bucket is configured', () => {
  expect(parseEnv(BASE_ENV)).toMatchObject({ S3_PREFIX: '', S3_FORCE_PATH_STYLE: false })
  expect(parseEnv(BASE_ENV).S3_BUCKET).toBeUndefined()
})

it('accepts a complete bucket configuration and normalizes it', () => {
  const given = { S3_ENDPOINT: 'https://s3.example.org/', S3_PREFIX: 'shala/files', S3_FORCE_PATH_STYLE: '1' }
  expect(parseEnv({ ...BASE_ENV, ...BUCKET, ...given })).toMatchObject({
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
])('refuses %s, naming the variable without secrets', (_what, extra, name) => {
  const message = refusalOf(extra)
  expect(message).toContain(`${name}:`)
  expect(message).not.toContain(BUCKET.S3_SECRET_ACCESS_KEY)
})
