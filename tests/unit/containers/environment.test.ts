import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseEnv } from '#cms/config/env.ts'
import { environmentOf, interpolate, readCompose, root } from './readCompose.ts'
import { stageOf, withBases } from './readDockerfile.ts'

const SECRETS = { SERVER_SECRET: 'server-'.repeat(6), INTERNAL_SECRET: 'internal-'.repeat(6) }
const { services } = readCompose()
const cms = environmentOf(services.cms, SECRETS)
const site = environmentOf(services.site, SECRETS)

const imageEnv = (target: string): Record<string, string> =>
  Object.assign(
    {},
    ...withBases(target)
      .reverse()
      .map(({ env }) => env),
  )

/** Variables that the storefront's sources read. */
function readBySite(): Set<string> {
  const files = readdirSync(path.join(root, 'site'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(\.next|node_modules)\//.test(file),
  )
  const names = sources.flatMap((file) => {
    const text = readFileSync(path.join(root, 'site', file), 'utf8')
    return [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name as string)
  })
  return new Set(names)
}

it('gives the cms a valid production environment with known variables only', () => {
  const parsed = parseEnv({ ...imageEnv('cms'), ...cms })
  expect(parsed).toMatchObject({
    NODE_ENV: 'production',
    DEMO: false,
    HOST: '0.0.0.0',
    isLocalToolsOn: false,
  })
  // Empty values count as unset, so that only names are checked.
  const all = parseEnv({
    ...cms,
    OWNER_PHONE: '+919800000001',
    TRUST_PROXY: '1',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_FROM: '+14155550100',
    RAZORPAY_KEY_ID: 'rzp_test_0123456789abcd',
    RAZORPAY_KEY_SECRET: 'x',
    RAZORPAY_WEBHOOK_SECRET: 'x',
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_TOKEN: 'x',
    S3_BUCKET: 'shala',
    S3_ENDPOINT: 'http://minio:9000',
    S3_REGION: 'x',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  })
  expect(Object.keys(cms).filter((name) => !(name in all))).toEqual([])
})

it('gives the storefront exactly the variables that it reads', () => {
  // PORT is set by Next, from its option -p.
  const isGiven = (name: string) => !['NODE_ENV', 'SITE_DIST_DIR', 'PORT'].includes(name)
  expect([...readBySite()].filter(isGiven).sort()).toEqual(Object.keys(site).sort())
})

it.each(['SERVER_SECRET', 'INTERNAL_SECRET'])('does not start without %s', (name) => {
  expect(() => environmentOf(services.cms, { ...SECRETS, [name]: '' })).toThrow(`${name}: set it in .env`)
})

it('shares one secret with the storefront, and no other', () => {
  expect(site.INTERNAL_SECRET).toBe(cms.INTERNAL_SECRET)
  expect(Object.values(site)).not.toContain(SECRETS.SERVER_SECRET)
})

it('refers to existing hosts and ports', () => {
  const { PORT = '' } = cms
  expect(new URL(site.CMS_URL as string).host).toBe(`cms:${PORT}`)
  expect(stageOf('cms').exposed).toEqual([Number(PORT)])
  expect(services.cms.ports).toEqual([`127.0.0.1:${new URL(cms.PUBLIC_URL as string).port}:${PORT}`])
  expect(site.PUBLIC_URL).toBe(cms.PUBLIC_URL)

  const [sitePort] = stageOf('site').exposed
  expect(new URL(cms.SITE_URL as string).host).toBe(`site:${sitePort}`)
  expect(stageOf('site').cmd.slice(-2)).toEqual(['-p', String(sitePort)])

  const database = new URL(cms.DATABASE_URI as string)
  expect(database.host).toBe('mongo:27017')
  expect(services.mongo.command).toContain(database.searchParams.get('replicaSet'))
  expect(services.mongo.healthcheck?.test.at(-1)).toContain(`'${database.host}'`)
  expect(services.mongo.healthcheck?.test.at(-1)).toContain(
    `_id: '${database.searchParams.get('replicaSet')}'`,
  )
  // With the scaled profile: the members that the healthy one adds, by the names of their services.
  const members = ['mongo', 'mongo-2', 'mongo-3'] as const
  const MONGO_HOSTS = members.map((name) => `${name}:27017`).join()
  const scaled = environmentOf(services.cms, { ...SECRETS, MONGO_HOSTS })
  expect(scaled.DATABASE_URI).toBe(`mongodb://${MONGO_HOSTS}/shala?replicaSet=rs0`)
  expect(environmentOf(services.mongo, { MONGO_HOSTS }).MONGO_HOSTS).toBe(MONGO_HOSTS)
  for (const name of members) expect(services[name].command).toEqual(services.mongo.command)
  expect(new Set(members.flatMap((name) => services[name].volumes)).size).toBe(members.length)
  expect(new URL(cms.SMTP_URL as string).host).toBe('mailpit:1025')
})

it('checks the health of each program on its own port', () => {
  expect(services.cms.healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${cms.PORT}/readyz`)
  const [sitePort] = stageOf('site').exposed
  expect(services.site.healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${sitePort}/internal/health`)
})

it('keeps the data folder of the image on a volume', () => {
  expect(cms.DATA_DIR).toBe(imageEnv('cms').DATA_DIR)
  expect(services.cms.volumes).toEqual([`data:${cms.DATA_DIR}`])
})

it('reads variables as Compose does', () => {
  const variable = (text: string) => ['$', '{', text, '}'].join('')
  expect(interpolate(`a ${variable('X:-b')} ${variable('Y:-')}c`, { X: '' })).toBe('a b c')
  expect(interpolate(variable('X:-b'), { X: 'd' })).toBe('d')
  expect(() => interpolate(variable('X:?say so'))).toThrow('X: say so')
})
