import { isSecretName } from '#domain/logs/auditValue.ts'

/** What somebody typed and has not saved, as this browser keeps it for them. */
export type TypedText = {
  /** When it was typed last, ms since epoch. */
  at: number
  values: Record<string, unknown>
}

export type TypedTextKey = {
  project: string | null
  user: string
  collection: string
  /** Null for a document that was never saved. */
  id: string | null
}

const PREFIX = 'shala:typed:'
const KEPT_MS = 7 * 86_400_000

const keyOf = ({ project, user, collection, id }: TypedTextKey): string =>
  `${PREFIX}${user}:${project ?? 'platform'}:${collection}:${id ?? 'new'}`

/** Files can't be kept, and what bears a secret's name must not be. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  isSecretName(name) || (typeof File !== 'undefined' && value instanceof File) ? undefined : value

/** Names that the server gives, whatever somebody typed. */
const BY_SERVER = new Set(['id', 'updatedAt', 'createdAt', '_status'])

/** Whether what was kept says the same as what a form shows now, so that there is nothing to bring back. */
export function saysTheSame(typed: TypedText['values'], shown: TypedText['values']): boolean {
  const told = (values: TypedText['values']) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([name, value]) => !BY_SERVER.has(name) && value !== null && value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      withoutSecrets,
    )
  return told(typed) === told(shown)
}

/** A full or forbidden storage keeps nothing; the open document still has the text. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const keepTyped = (key: TypedTextKey, typed: TypedText): void => {
  quietly(() => localStorage.setItem(keyOf(key), JSON.stringify(typed, withoutSecrets)))
}

export const typedFor = (key: TypedTextKey, now: number): TypedText | null =>
  quietly(() => {
    const typed = JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as TypedText | null
    return typed && now - typed.at < KEPT_MS ? typed : null
  })

/** What was typed over an older version is offered over a newer one: a save of it then counts as made from that. */
export const startFrom = (key: TypedTextKey, updatedAt: string): void => {
  const typed = typedFor(key, Date.now())
  if (typed) keepTyped(key, { ...typed, values: { ...typed.values, updatedAt } })
}

export const forgetTyped = (key: TypedTextKey): void => {
  quietly(() => localStorage.removeItem(keyOf(key)))
}

/** Everything one person typed in this browser: they signed out, or somebody cleans up. */
export const forgetAllTyped = (user: string): void => {
  quietly(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`${PREFIX}${user}:`)) localStorage.removeItem(name)
    }
  })
}
