'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PaperDraftResponse, QuestionFacts, SavePaperResponse } from '#domain/calls/exams/papers.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { postCall } from '../ui/panelClient.ts'

export type InitialPaper = Omit<PaperDraftResponse, 'apiSuccess' | 'message'>
export type DraftChange = (change: (draft: Draft) => Draft) => void

/** After so long without another change a draft is saved. */
const PAUSE_MS = 900

export type DraftState = {
  draft: Draft
  change: DraftChange
  networks: readonly string[]
  setNetworks: (networks: string[]) => void
  hasPassword: boolean
  /** Null takes the password away. */
  setPassword: (password: string | null) => void
  facts: ReadonlyMap<string, QuestionFacts>
  addFacts: (questions: readonly QuestionFacts[]) => void
  problems: InitialPaper['problems']
  pools: InitialPaper['pools']
  rev: number
  /** `refused`: somebody else has saved in the meantime, or the server does not answer; `message` says which. */
  saving: { state: 'saved' | 'waiting' | 'saving' } | { state: 'refused'; message: string }
  /** Saves what is left and resolves to the draft's rev; null when that failed. */
  flush: () => Promise<number | null>
}

/** A draft that is saved while it is typed, one save at a time, with what keeps it from being published. */
export function useDraft(kind: PaperKind, paper: string, initial: InitialPaper): DraftState {
  const [draft, setDraft] = useState(initial.draft)
  const [networks, setNetworkList] = useState<readonly string[]>(initial.entry.networks)
  const [hasPassword, setHasPassword] = useState(initial.entry.hasPassword)
  const [facts, setFacts] = useState(() => new Map(initial.questions.map((one) => [one.id, one])))
  const [checked, setChecked] = useState({ problems: initial.problems, pools: initial.pools })
  const [rev, setRev] = useState(initial.rev)
  const [saving, setSaving] = useState<DraftState['saving']>({ state: 'saved' })
  const latest = useRef({ draft, networks, password: undefined as string | null | undefined, rev })
  const isChanged = useRef(false)
  const running = useRef<Promise<number | null> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const save = useCallback(async (): Promise<number | null> => {
    if (running.current) await running.current
    if (!isChanged.current) return latest.current.rev
    isChanged.current = false
    setSaving({ state: 'saving' })
    const { password, ...sent } = latest.current
    const body = { kind, paper, ...sent, ...(password === undefined ? {} : { password }) }
    const send = async (): Promise<number | null> => {
      const answer = await postCall<SavePaperResponse>('/papers/save', body)
      if (!answer.apiSuccess) {
        isChanged.current = true
        setSaving({ state: 'refused', message: answer.message })
        return null
      }
      latest.current.rev = answer.rev
      if (latest.current.password === password) latest.current.password = undefined
      setRev(answer.rev)
      setChecked({ problems: answer.problems, pools: answer.pools })
      setSaving({ state: isChanged.current ? 'waiting' : 'saved' })
      return answer.rev
    }
    running.current = send()
    const saved = await running.current
    running.current = null
    return saved
  }, [kind, paper])

  const touch = useCallback(() => {
    isChanged.current = true
    setSaving((before) => (before.state === 'refused' ? before : { state: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }, [save])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      clearTimeout(timer.current)
      if (isChanged.current) void save()
    }
  }, [save])

  const change: DraftChange = useCallback(
    (make) => {
      latest.current.draft = make(latest.current.draft)
      setDraft(latest.current.draft)
      touch()
    },
    [touch],
  )
  return {
    draft,
    change,
    networks,
    hasPassword,
    facts,
    rev,
    saving,
    ...checked,
    setNetworks: (list) => {
      latest.current.networks = list
      setNetworkList(list)
      touch()
    },
    setPassword: (password) => {
      latest.current.password = password
      setHasPassword(password !== null)
      touch()
    },
    addFacts: (questions) =>
      setFacts((before) => new Map([...before, ...questions.map((one) => [one.id, one] as const)])),
    flush: () => {
      clearTimeout(timer.current)
      return save()
    },
  }
}
