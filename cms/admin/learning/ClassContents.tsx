'use client'
import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useDocs } from '../ui/useDocs.ts'
import { CopyClass } from './CopyClass.tsx'
import { type Lecture, LectureOrder } from './LectureOrder.tsx'

type Course = { id: string; title: string }

/** Maximum of lectures shown. */
const SHOWN = 300

/** Another answer of the server begins the list anew. */
const listKey = (lectures: readonly Lecture[] | null): string =>
  (lectures ?? []).map(({ id, rank }) => `${id} ${rank}`).join()

/** Page of a class: the courses that include it, its lectures in order, and the button to add one. */
export function ClassContents() {
  const { id } = useDocumentInfo()
  const may = useAuth().permissions?.collections
  const lectures = useDocs<Lecture>(
    id && may?.lectures?.read
      ? `lectures?depth=0&limit=${SHOWN}&sort=rank&where[class][equals]=${id}&${['title', 'chapter', 'rank', 'kind', 'minutes', 'isFree'].map((name) => `select[${name}]=true`).join('&')}`
      : null,
  )
  const courses = useDocs<Course>(
    id && may?.['selling-products']?.read
      ? `selling-products?depth=0&limit=20&sort=title&select[title]=true&draft=true&where[classes][in]=${id}`
      : null,
  )
  // Everybody may read titles of lectures; their pages open only to viewers who may read their body.
  const { fields } = may?.lectures ?? {}
  const opens = fields === true || Boolean(fields?.body)
  if (!id) return <p className="panel-muted">Save the class first; then its lectures are added here.</p>
  return (
    <section className="class-contents" aria-labelledby="class-contents">
      <div className="panel-head">
        <h3 id="class-contents">Lectures</h3>
        <div className="panel-actions">
          {may?.lectures?.create && (
            <Link
              className="panel-button panel-button--primary"
              href={`/admin/collections/lectures/create?class=${id}`}
              prefetch={false}
            >
              Add lecture
            </Link>
          )}
          {may?.lectures?.create && may?.classes?.create && <CopyClass id={String(id)} />}
          {may?.lectures?.create && may?.classes?.update && (
            <a className="panel-button" href={`/api/class/folder/${id}`} download>
              Download as a folder
            </a>
          )}
        </div>
      </div>
      {courses && courses.length > 0 && (
        <p className="panel-muted">
          {'Sold in: '}
          {courses.map((course, i) => (
            <span key={course.id}>
              {i > 0 && ', '}
              <Link href={`/admin/collections/selling-products/${course.id}`} prefetch={false}>
                {course.title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {courses?.length === 0 && (
        <p className="panel-muted">In no course yet. Add it on the page of a course.</p>
      )}
      {lectures?.length === 0 && <p className="panel-muted">No lecture yet.</p>}
      <LectureOrder
        key={listKey(lectures)}
        lectures={lectures ?? []}
        opens={opens}
        mayMove={Boolean(may?.lectures?.update)}
      />
    </section>
  )
}
