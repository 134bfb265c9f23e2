import { randomUUID } from 'node:crypto'
import type { SanitizedCollectionConfig } from 'payload'
import type { Reach, Reaches } from './expectedOf.ts'

/** Outcome of a call: allowed (done, or refused for its content), not found, or forbidden. */
export type Outcome = 'done' | 'missing' | 'refused'

/** Another person's published document, a version of it, and a copy that may be deleted. */
export type Sample = {
  id: string
  exists: boolean
  version: string
  filename: string
  copy: () => Promise<string>
}

export type Setting = {
  collection: SanitizedCollectionConfig
  slug: string
  sample: Sample
  isSignedIn: boolean
}

export type RestOperation = {
  path: (setting: Setting, reaches: Reaches) => string | Promise<string>
  body?: object
  expected: (reaches: Reaches, setting: Setting) => Outcome
  /** A value in the response besides its status, and the expected one. */
  compare?: (answer: unknown, reaches: Reaches) => { actual: unknown; expected: unknown }
  /** Also tested with people who have one module only. */
  isForEach?: boolean
}

const into = (reach: Reach): Outcome => (reach === 'none' ? 'refused' : 'done')
/** Payload answers 403 to changes of a document that the access rules hide. */
const outcomeOfChange = (reach: Reach): Outcome => (reach === 'all' ? 'done' : 'refused')
const outcomeOfRead = (reach: Reach): Outcome =>
  reach === 'all' ? 'done' : reach === 'some' ? 'missing' : 'refused'

/** Versions are readable for those who may change the document. */
const versionsOf = ({ update }: Reaches, { collection }: Setting): Reach =>
  collection.versions ? update : 'none'

const nothing = () => `where[id][equals]=${randomUUID()}`

/** Every route that Payload creates for a collection, by method and path, with the outcome that a person's access implies. */
export const OPERATIONS: Record<string, RestOperation> = {
  'get /': {
    path: ({ slug }) => `/${slug}?limit=1&depth=0`,
    expected: ({ read }) => into(read),
    isForEach: true,
  },
  'get /count': { path: ({ slug }) => `/${slug}/count`, expected: ({ read }) => into(read) },
  'get /:id': {
    path: ({ slug, sample }) => `/${slug}/${sample.id}?depth=0`,
    expected: ({ read }) => outcomeOfRead(read),
    isForEach: true,
  },
  'get /versions': {
    path: ({ slug }) => `/${slug}/versions?limit=1&depth=0`,
    expected: (reaches, setting) => into(versionsOf(reaches, setting)),
    isForEach: true,
  },
  'get /versions/:id': {
    path: ({ slug, sample }) => `/${slug}/versions/${sample.version}?depth=0`,
    expected: (reaches, setting) => outcomeOfChange(versionsOf(reaches, setting)),
  },
  'get /file/:filename': {
    path: ({ slug, sample }) => `/${slug}/file/${sample.filename}`,
    expected: ({ read }) => outcomeOfChange(read),
    isForEach: true,
  },
  'get /paste-url/:id?': {
    path: ({ slug }) => `/${slug}/paste-url?src=http%3A%2F%2Fhere.invalid%2Fx.png`,
    // Switched off for everybody; anonymous visitors get no reason.
    expected: (_reaches, { isSignedIn }) => (isSignedIn ? 'done' : 'refused'),
  },
  'post /': {
    path: ({ slug }) => `/${slug}`,
    body: { name: 7 },
    expected: ({ create }) => into(create),
    isForEach: true,
  },
  'post /:id/duplicate': {
    path: ({ slug, sample }) => `/${slug}/${sample.id}/duplicate`,
    body: {},
    expected: ({ create, read }) => (create === 'all' ? outcomeOfChange(read) : 'refused'),
  },
  'patch /': {
    path: ({ slug }) => `/${slug}?${nothing()}`,
    body: {},
    expected: ({ update }) => into(update),
    isForEach: true,
  },
  'patch /:id': {
    path: ({ slug, sample }) => `/${slug}/${sample.id}`,
    body: {},
    expected: ({ update }) => outcomeOfChange(update),
  },
  'post /versions/:id': {
    path: ({ slug, sample }) => `/${slug}/versions/${sample.version}`,
    expected: (reaches, setting) => outcomeOfChange(versionsOf(reaches, setting)),
  },
  'delete /': {
    path: ({ slug }) => `/${slug}?${nothing()}`,
    expected: (reaches) => into(reaches.delete),
    isForEach: true,
  },
  'delete /:id': {
    path: async ({ slug, sample }, reaches) =>
      `/${slug}/${reaches.delete === 'all' ? await sample.copy() : sample.id}`,
    expected: (reaches) => outcomeOfChange(reaches.delete),
  },
  // Requested by the panel before it renders a form.
  'post /access/:id?': {
    path: ({ slug, sample }) => `/${slug}/access/${sample.id}`,
    body: {},
    expected: (_reaches, { sample }) => (sample.exists ? 'done' : 'missing'),
    compare: (answer, reaches) => {
      const flags = answer as Record<string, unknown>
      const kinds = ['read', 'update', 'delete'] as const
      return {
        actual: kinds.filter((kind) => Boolean(flags[kind])),
        expected: kinds.filter((kind) => reaches[kind] === 'all'),
      }
    },
  },
  // Payload's own collections.
  'get /:key': { path: ({ slug }) => `/${slug}/of-a-test`, expected: ({ read }) => into(read) },
  'post /:key': {
    path: ({ slug }) => `/${slug}/of-a-test`,
    body: { value: 1 },
    expected: ({ update }) => into(update),
  },
  'get /run': { path: ({ slug }) => `/${slug}/run`, expected: ({ update }) => into(update) },
  'get /handle-schedules': {
    path: ({ slug }) => `/${slug}/handle-schedules`,
    expected: ({ update }) => into(update),
  },
}

const parts = /\/:\w+(\?)?/g
const reachedBy = (path: string): RegExp =>
  new RegExp(`^${path.replace(parts, (_part, isOptional) => (isOptional ? '(/[^/]+)?' : '/[^/]+'))}$`)

/** The routes of a collection, without those that an earlier route shadows. */
export function routesOf({ endpoints }: SanitizedCollectionConfig): string[] {
  const routes = (endpoints || []).map(({ method, path }) => ({ method, path }))
  return routes.flatMap(({ method, path }, index) => {
    const asked = path.replace(parts, '/x')
    const isTaken = routes
      .slice(0, index)
      .some((earlier) => earlier.method === method && reachedBy(earlier.path).test(asked))
    return isTaken ? [] : [`${method} ${path}`]
  })
}
