'use client'
import { useField } from '@payloadcms/ui'

type Answer = { id: string; label: string; value: string }

/** What somebody wrote in the fields of a form, read-only. */
export function AnswersField({ path }: { path: string }) {
  const { value } = useField<Answer[] | null>({ path })
  if (!value?.length) return null
  return (
    <dl className="panel-card request-answers">
      {value.map(({ id, label, value: text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
