import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { type Compose, networksOf, readCompose, root } from './readCompose.ts'

const schema = JSON.parse(readFileSync(path.join(root, 'tests/support/compose.schema.json'), 'utf8'))
const check = new Ajv({ allErrors: true, allowUnionTypes: true, strictTuples: false }).compile(schema)

it('follows the Compose schema', () => {
  check(readCompose())
  expect(check.errors).toBeNull()
})

it.each<[string, (file: Compose) => void]>([
  ['an unknown key of a service', ({ services }) => Object.assign(services.cms, { envrionment: {} })],
  ['an unknown key of the file', (file) => Object.assign(file, { service: {} })],
  [
    'a condition nobody knows',
    ({ services }) => Object.assign(services.cms, { depends_on: { mongo: { condition: 'healthy' } } }),
  ],
  ['a port that is no port', ({ services }) => Object.assign(services.cms, { ports: ['web:3000'] })],
  [
    'a health check without its kind',
    ({ services }) => Object.assign(services.mongo, { healthcheck: { test: ['mongosh'] } }),
  ],
  ['a duration without a unit', ({ services }) => Object.assign(services.cms, { stop_grace_period: '15' })],
  ['a service without image and build', ({ services }) => delete services.mailpit.image],
])('the schema refuses %s', (_what, spoil) => {
  const file = readCompose()
  spoil(file)
  expect(check(file)).toBe(false)
})

it('declares every network and volume that a service uses, and no other', () => {
  const { services, networks, volumes } = readCompose()
  const all = Object.values(services)
  const used = (names: (string | undefined)[]) => [...new Set(names)].sort()
  expect(used(all.flatMap(networksOf))).toEqual(Object.keys(networks).sort())
  const mounted = all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0])
  expect(used(mounted)).toEqual(Object.keys(volumes).sort())
})

it('waits only for existing services, and for health only with a health check', () => {
  const { services } = readCompose()
  for (const { depends_on: awaited = {} } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(awaited)) {
      expect(Object.keys(services)).toContain(name)
      const service = services[name as keyof typeof services]
      if (condition === 'service_healthy') expect(service.healthcheck).toBeDefined()
    }
  }
})

it('publishes on loopback alone and connects the database and the file store to the servers only', () => {
  const { services, networks } = readCompose()
  for (const { ports = [] } of Object.values(services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  const [store] = networksOf(services.mongo)
  expect(networks[store as string]).toEqual({ internal: true })
  const beside = Object.entries(services).filter(([, service]) =>
    networksOf(service).includes(store as string),
  )
  expect(beside.map(([name]) => name).sort()).toEqual([
    'cms',
    'cms-2',
    'minio',
    'mongo',
    'mongo-2',
    'mongo-3',
  ])
})

it('the scaled profile is a second server and a second storefront like the first ones, behind a proxy', () => {
  const { services } = readCompose()
  for (const [name, { profiles = [] }] of Object.entries(services))
    expect([name, profiles.length > 0]).toEqual([name, /-[23]$|^proxy$|^minio$/.test(name)])
  for (const name of ['cms', 'site'] as const) {
    const second = services[`${name}-2`]
    expect(second.environment).toEqual(services[name].environment)
    expect(second.ports ?? []).toEqual([])
    expect((second.networks as Record<string, { aliases?: string[] }>).front?.aliases).toEqual([name])
  }
  expect(services.proxy.command).toEqual(expect.arrayContaining(['cms:3000', 'cms-2:3000']))
  expect(services.cms.environment?.SITE_URL).toBe('http://site:3001')
})
