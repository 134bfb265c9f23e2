'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import { useDeferredValue, useMemo } from 'react'
import { checkContrast } from '#domain/theme/checkContrast.ts'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import type { ThemeFields } from '#domain/theme/ThemeFields.ts'
import { ColorInput } from './ColorInput.tsx'
import { ContrastList } from './ContrastList.tsx'
import { ThemeSpecimen } from './ThemeSpecimen.tsx'

const COLOURS: [name: keyof ThemeFields, label: string, help: string][] = [
  ['primaryColor', 'Primary', 'Buttons, links and marks'],
  ['primaryContrastColor', 'Label on primary', 'Words on primary buttons'],
  ['secondaryColor', 'Secondary', 'The second voice and the dark band'],
  ['secondaryContrastColor', 'Label on secondary', 'Words on it'],
  ['bgColor', 'Background', 'The ground of every page'],
  ['textColor', 'Text', 'Headings and text'],
]

const NAMES = COLOURS.map(([name]) => name)

/** The six theme colours of a project with a contrast check and a preview of the storefront. */
export const ThemeEditor: GroupFieldClientComponent = ({ path, readOnly }) => {
  const values = useFormFields(([fields]) =>
    NAMES.map((name) => String(fields[`${path}.${name}`]?.value ?? '')).join(' '),
  )
  const deferred = useDeferredValue(values)
  const theme = useMemo(() => themeOf(deferred), [deferred])
  const pairs = useMemo(() => checkContrast(theme), [theme])
  const derived = useMemo(() => deriveTheme(theme), [theme])
  const { dispatchFields, setModified } = useForm()
  const set = (name: keyof ThemeFields, value: string) => {
    dispatchFields({ type: 'UPDATE', path: `${path}.${name}`, value, valid: true })
    setModified(true)
  }
  return (
    <div className="theme-editor">
      <div className="theme-editor__fields">
        <div className="theme-editor__colours">
          {COLOURS.map(([name, label, help]) => (
            <ColorInput key={name} path={`${path}.${name}`} label={label} help={help} readOnly={readOnly} />
          ))}
        </div>
        <ContrastList pairs={pairs} onChoose={readOnly ? undefined : set} />
      </div>
      <section className="theme-editor__specimens" aria-label="Preview of the storefront">
        <ThemeSpecimen title="Light" palette={derived.light} isFirst={derived.base === 'light'} />
        <ThemeSpecimen title="Dark" palette={derived.dark} isFirst={derived.base === 'dark'} />
      </section>
    </div>
  )
}

const themeOf = (values: string): Partial<ThemeFields> => {
  const parts = values.split(' ')
  return Object.fromEntries(NAMES.map((name, i) => [name, parts[i]]))
}
