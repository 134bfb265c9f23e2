'use client'
import { Link, useAuth, useDocumentInfo, useField, useStepNav } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useDocs } from '../ui/useDocs.ts'

type Class = { id: string; title: string }
type Last = { id: string; chapter: string; rank: number }

/**
 * Sidebar of a lecture: its class and the link to the next lecture. A lecture added from a class starts after the last one, in the same
 * chapter.
 */
export function LecturePlace() {
  const { id, title } = useDocumentInfo()
  const may = useAuth().permissions?.collections?.lectures
  const classParam = useSearchParams().get('class')
  const { value: storedClass } = useField<string>({ path: 'class' })
  const { value: chapter, setValue: setChapter } = useField<string>({ path: 'chapter' })
  const { setValue: setRank } = useField<number>({ path: 'rank' })
  const { setStepNav } = useStepNav()
  const classId = storedClass ?? classParam
  const place = useDocs<Class>(
    classId ? `classes?depth=0&limit=1&select[title]=true&where[id][equals]=${classId}` : null,
  )?.[0]
  const last = useDocs<Last>(
    !id && classParam
      ? `lectures?depth=0&limit=1&sort=-rank&where[class][equals]=${classParam}&select[chapter]=true&select[rank]=true`
      : null,
  )
  const isPlaced = useRef(false)
  useEffect(() => {
    const [before] = last ?? []
    if (!before || isPlaced.current) return
    isPlaced.current = true
    // Second argument: prefilled values do not mark the form as modified.
    if (!chapter) setChapter(before.chapter, true)
    setRank(before.rank + 1, true)
  }, [last, chapter, setChapter, setRank])
  useEffect(() => {
    if (!place) return
    // After Payload's form, which sets the breadcrumbs when it renders.
    const frame = requestAnimationFrame(() =>
      setStepNav([
        { label: 'Classes', url: '/admin/collections/classes' },
        { label: place.title, url: `/admin/collections/classes/${place.id}` },
        { label: id ? (title ?? 'Lecture') : 'New lecture' },
      ]),
    )
    return () => cancelAnimationFrame(frame)
  }, [place, id, title, setStepNav])
  if (!place) return null
  return (
    <nav className="lecture-place panel-card" aria-label="Place of the lecture">
      <p className="panel-muted">In the class</p>
      <Link href={`/admin/collections/classes/${place.id}`} prefetch={false}>
        {place.title}
      </Link>
      {id && may?.create && (
        <Link
          className="panel-button"
          href={`/admin/collections/lectures/create?class=${place.id}`}
          prefetch={false}
        >
          Add another lecture
        </Link>
      )}
    </nav>
  )
}
