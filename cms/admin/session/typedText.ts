import { isSecretName } from '#domain/logs/auditValue.ts'

/** Unsaved form values in localStorage. */
export type TypedText = {
  /** Time of the last change, ms since epoch. */
  at: number
  values: Record<string, unknown>
}

export type TypedTextKey = {
  project: string | null
  user: string
  collection: string
  /** Null for a new document. */
  id: string | null
}

const PREFIX = 'shala:typed:'
const KEPT_MS = 7 * 86_400_000

const keyOf = ({ project, user, collection, id }: TypedTextKey): string =>
  `${PREFIX}${user}:${project ?? 'platform'}:${collection}:${id ?? 'new'}`

/** Files cannot be stored and secrets must not be. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  isSecretName(name) || (typeof File !== 'undefined' && value instanceof File) ? undefined : value

/** Fields set by the server. */
const SERVER_FIELDS = new Set(['id', 'updatedAt', 'createdAt', '_status'])

/** Whether stored and shown values are equal, ignoring fields set by the server and empty ones. */
export function hasSameValues(typed: TypedText['values'], shown: TypedText['values']): boolean {
  const comparable = (values: TypedText['values']) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([name, value]) => !SERVER_FIELDS.has(name) && value !== null && value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      withoutSecrets,
    )
  return comparable(typed) === comparable(shown)
}

/** Runs `work`; null when localStorage is full or blocked, since the open form still has the text. */
function tryStorage<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const storeTypedText = (key: TypedTextKey, typed: TypedText): void => {
  tryStorage(() => localStorage.setItem(keyOf(key), JSON.stringify(typed, withoutSecrets)))
}

export const readTyped = (key: TypedTextKey, now: number): TypedText | null =>
  tryStorage(() => {
    const typed = JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as TypedText | null
    return typed && now - typed.at < KEPT_MS ? typed : null
  })

/** Updates the base version of stored values, so that restoring them over a newer version saves without a conflict. */
export const rebaseTyped = (key: TypedTextKey, updatedAt: string): void => {
  const typed = readTyped(key, Date.now())
  if (typed) storeTypedText(key, { ...typed, values: { ...typed.values, updatedAt } })
}

/** Removes the base version of stored values: they are restored over the version that is shown then, and save without a conflict. */
export const unbaseTyped = (key: TypedTextKey): void => {
  const typed = readTyped(key, Date.now())
  if (typed) storeTypedText(key, { ...typed, values: { ...typed.values, updatedAt: undefined } })
}

export const removeTypedText = (key: TypedTextKey): void => {
  tryStorage(() => localStorage.removeItem(keyOf(key)))
}

/** Removes all stored values of a person in this browser. */
export const removeAllTypedText = (user: string): void => {
  tryStorage(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`${PREFIX}${user}:`)) localStorage.removeItem(name)
    }
  })
}
