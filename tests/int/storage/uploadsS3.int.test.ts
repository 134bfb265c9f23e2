import { afterAll, expect, it } from 'vitest'
import { openS3Server } from '#tests/support/s3Server.ts'

const server = await openS3Server()
Object.assign(process.env, {
  S3_ENDPOINT: server.endpoint,
  S3_BUCKET: server.bucket,
  S3_ACCESS_KEY_ID: server.accessKeyId,
  S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  S3_FORCE_PATH_STYLE: '1',
  S3_PREFIX: 'shala',
})
afterAll(() => server.close())
// These modules read the environment when they are imported.
const { fileStore } = await import('#cms/adapters/storage/openFileStore.ts')
const { uploadSuite } = await import('./uploadSuite.ts')
const { uploadPartsSuite } = await import('./uploadPartsSuite.ts')

it('stores files in the configured bucket', () => {
  expect(fileStore().name).toBe('s3')
})

uploadPartsSuite()

uploadSuite({
  breakPuts: () => server.fail('error', Number.POSITIVE_INFINITY, /^PUT/),
  breakDeletes: () => server.fail('error', Number.POSITIVE_INFINITY, /^DELETE/),
  heal: () => server.heal(),
})
