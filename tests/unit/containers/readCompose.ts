import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

type Service = {
  image?: string
  build?: { context: string; target: string }
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  networks: string[] | Record<string, { aliases?: string[] }>
  profiles?: string[]
  ports?: string[]
  volumes?: string[]
}

export type Compose = {
  services: Record<
    'cms' | 'cms-2' | 'site' | 'site-2' | 'proxy' | 'minio' | 'mongo' | 'mongo-2' | 'mongo-3' | 'mailpit',
    Service
  >
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}

/** The parsed docker-compose.yml. */
export const readCompose = (): Compose =>
  parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose

export const networksOf = ({ networks }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks)

/** Interpolates `${NAME:-default}` and `${NAME:?message}`; throws the message when NAME is missing. */
export function interpolate(text: string, given: Record<string, string> = {}): string {
  return text.replace(
    /\$\{([A-Z_][A-Z0-9_]*)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest = '') => {
      const value = given[name]
      if (value) return value
      if (kind === '?') throw new Error(`${name}: ${rest}`)
      return rest as string
    },
  )
}

/** The environment of a service with the operator's variables `given`. */
export const environmentOf = (service: Service, given: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [name, interpolate(value, given)]),
  )
