'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { readCall } from '../ui/panelClient.ts'

type SecretsAnswer = { secrets: { path: string; isSet: boolean }[] }
export type SecretState = 'set' | 'notSet' | 'unsaved'

type Listener = () => void

/** One request per document, shared by its secret fields. */
const requests = new Map<string, Promise<Awaited<ReturnType<typeof read>>>>()
const listeners = new Set<Listener>()

const read = (collection: string, id: string) =>
  readCall<SecretsAnswer>(`/settings/secrets?collection=${collection}&id=${encodeURIComponent(id)}`)

/** Which secrets of a document are set; `stateOf` returns undefined while loading. */
export function useSecrets(collection: string | undefined, id: string | number | undefined) {
  const { lastUpdateTime } = useDocumentInfo()
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>()
  const [problem, setProblem] = useState<string>()
  const key = `${collection} ${id} ${lastUpdateTime ?? 0}`

  const load = useCallback(async () => {
    if (!collection || !id) return
    const request = requests.get(key) ?? read(collection, String(id))
    requests.set(key, request)
    const answer = await request
    if (answer.apiSuccess) setKnown(new Map(answer.secrets.map(({ path, isSet }) => [path, isSet])))
    else {
      requests.delete(key)
      setProblem(answer.message)
    }
  }, [collection, id, key])

  useEffect(() => {
    void load()
    listeners.add(load)
    return () => {
      listeners.delete(load)
    }
  }, [load])

  return {
    /** 'unsaved': the path is not in the saved document yet, as in a new row. */
    stateOf: (path: string): SecretState | undefined =>
      known && (known.has(path) ? (known.get(path) ? 'set' : 'notSet') : 'unsaved'),
    problem,
    refresh: () => {
      requests.clear()
      for (const listener of listeners) listener()
    },
  }
}
