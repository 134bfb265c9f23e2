'use client'
import { useEffect, useState } from 'react'
import type { AccessEntry, AssignedData } from '#domain/roles/AccessListSchema.ts'
import { accessChanges, type AccessForm as Form, type Right } from './accessChanges.ts'
import type { EditorProps } from './EditorProps.ts'

const rightsOf = (list: readonly AccessEntry[]): Record<string, Right> =>
  Object.fromEntries(list.map(({ id, canEdit }) => [id, canEdit ? 'edit' : 'view']))

const formOf = ({ accessList, features, assigned }: EditorProps['given']): Form => ({
  rights: rightsOf(accessList),
  features: [...features].toSorted(),
  assigned,
})

type Given = Pick<EditorProps, 'given' | 'modules' | 'features' | 'presets' | 'start'>

/** What was chosen in the permission editor, how far it is from what is saved, and the ways to change it. */
export function useAccessForm({ given, modules, features, presets, start }: Given) {
  const [saved, setSaved] = useState(given)
  const [form, setForm] = useState(() => {
    const preset = presets.find(({ id }) => id === start)
    return preset ? withList(formOf(given), preset.list) : formOf(given)
  })
  const before = formOf(saved)
  const right = (id: string): Right => form.rights[id] ?? 'none'
  const changes = accessChanges(before, form, { modules, features })
  const changed = changes.length

  useEffect(() => {
    if (changed === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed])

  function withFeatures(rights: Form['rights'], given: string[]): string[] {
    const brought = modules.flatMap(({ id, feature }) =>
      feature && (rights[id] ?? 'none') !== 'none' ? [feature] : [],
    )
    return [...new Set([...given, ...brought])].toSorted()
  }

  /** The form with the modules of a list alone. */
  function withList(now: Form, list: readonly AccessEntry[]): Form {
    const rights = rightsOf(list)
    return { ...now, rights, features: withFeatures(rights, now.features) }
  }

  return {
    form,
    saved,
    changes,
    right,
    /** Modules that have the feature, so that it can't be taken away alone. */
    bringers: (feature: string) =>
      modules.filter((module) => module.feature === feature && right(module.id) !== 'none'),
    setRight: (id: string, value: Right) =>
      setForm((now) => {
        const rights = { ...now.rights, [id]: value }
        return { ...now, rights, features: withFeatures(rights, now.features) }
      }),
    applyPreset: (list: readonly AccessEntry[]) => setForm((now) => withList(now, list)),
    setFeature: (id: string, isOn: boolean) =>
      setForm((now) => {
        const others = now.features.filter((one) => one !== id)
        return { ...now, features: isOn ? [...others, id].toSorted() : others }
      }),
    setAssigned: (kind: keyof AssignedData, ids: string[]) =>
      setForm((now) => ({ ...now, assigned: { ...now.assigned, [kind]: ids } })),
    discard: () => setForm(before),
    /** The modules as they are sent; what the level can't have any more is left out. */
    accessList: (): AccessEntry[] =>
      modules.flatMap(({ id, lowestRole }) => {
        const value = right(id)
        return value === 'none' || lowestRole ? [] : [{ id, canEdit: value === 'edit' }]
      }),
    take: (next: EditorProps['given']) => {
      setSaved(next)
      setForm(formOf(next))
    },
  }
}
