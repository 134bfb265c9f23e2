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

type Options = Pick<EditorProps, 'given' | 'modules' | 'features' | 'presets' | 'start'>

/** State of the permission editor: current and saved values, unsaved changes, and setters. */
export function useAccessForm({ given, modules, features, presets, start }: Options) {
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
    const required = modules.flatMap(({ id, feature }) =>
      feature && (rights[id] ?? 'none') !== 'none' ? [feature] : [],
    )
    return [...new Set([...given, ...required])].toSorted()
  }

  /** Replaces all rights by those of a list. */
  function withList(now: Form, list: readonly AccessEntry[]): Form {
    const rights = rightsOf(list)
    return { ...now, rights, features: withFeatures(rights, now.features) }
  }

  return {
    form,
    saved,
    changes,
    right,
    /** Chosen modules that require the feature, which then cannot be switched off. */
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
    /** Rights to save, without modules the person's role cannot have. */
    accessList: (): AccessEntry[] =>
      modules.flatMap(({ id, lowestRole }) => {
        const value = right(id)
        return value === 'none' || lowestRole ? [] : [{ id, canEdit: value === 'edit' }]
      }),
    load: (next: EditorProps['given']) => {
      setSaved(next)
      setForm(formOf(next))
    },
  }
}
