'use client'
import { Link, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { hasLessons, isShipped } from '#domain/catalogue/kinds.ts'
import { useDocs } from '../ui/useDocs.ts'
import { AddClassDialog } from './AddClassDialog.tsx'
import { BookGaps } from './BookGaps.tsx'

type Shown = { id: string; title: string }
type Summary = { class: string; lectures: number }

const inList = (field: string, ids: readonly string[]): string =>
  ids.map((id, i) => `where[${field}][in][${i}]=${encodeURIComponent(id)}`).join('&')

/** Sidebar of a course: its classes with their numbers of lectures, and the buttons to add more; of a book: what it lacks. */
export function CourseContents() {
  const { id } = useDocumentInfo()
  const may = useAuth().permissions?.collections
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const { value, setValue } = useField<string[]>({ path: 'classes' })
  const ids = (value ?? []).map(String)
  const classes = useDocs<Shown>(
    ids.length > 0 ? `classes?depth=0&limit=100&select[title]=true&${inList('id', ids)}` : null,
  )
  const summaries = useDocs<Summary>(
    ids.length > 0 && id ? `class-content-summaries?depth=0&limit=100&${inList('class', ids)}` : null,
  )
  const opensDialog = useSearchParams().has('addClass')
  const [isAdding, setAdding] = useState(false)
  // In an effect, since the dialog is a portal to the body, which the server cannot render.
  useEffect(() => setAdding(opensDialog), [opensDialog])
  if (isShipped(kind as string)) return <BookGaps />
  if (!hasLessons(kind as string)) return null
  const titleOf = (one: string) => classes?.find((found) => found.id === one)?.title ?? '…'
  const lecturesOf = (one: string) => summaries?.find((found) => found.class === one)?.lectures ?? 0
  const isEmpty = ids.length > 0 && summaries !== null && ids.every((one) => lecturesOf(one) === 0)
  return (
    <section className="course-contents panel-card" aria-labelledby="course-contents">
      <h3 id="course-contents">Classes and lectures</h3>
      {ids.length === 0 ? (
        <p className="panel-muted">No class yet. Lectures stand in classes.</p>
      ) : (
        <ul>
          {ids.map((one) => (
            <li key={one}>
              <Link href={`/admin/collections/classes/${one}`} prefetch={false}>
                {titleOf(one)}
              </Link>
              <span className="panel-muted">
                {lecturesOf(one) === 1 ? '1 lecture' : `${lecturesOf(one)} lectures`}
              </span>
              {may?.lectures?.create && (
                <Link href={`/admin/collections/lectures/create?class=${one}`} prefetch={false}>
                  <span>Add lecture</span>
                  <span className="panel-hidden">{` to ${titleOf(one)}`}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {isEmpty && (
        <p className="panel-note">
          No lectures yet. It can be published only while one of its batches starts in the future; until there
          are lectures, buyers have nothing to open.
        </p>
      )}
      {may?.classes?.create && may['selling-products']?.update && (
        <button type="button" className="panel-button" onClick={() => setAdding(true)}>
          Add class
        </button>
      )}
      {isAdding && (
        <AddClassDialog onAdd={(added) => setValue([...ids, added])} onClose={() => setAdding(false)} />
      )}
    </section>
  )
}
