import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { editorsOf, hasModule } from '#access/moduleRules.ts'
import { coursesWithClasses, type ShownCourse } from '../../operations/catalogue/coursesWithClasses.ts'
import { ImportClass } from '../classFolders/ImportClass.tsx'
import { panelPage } from '../panel/panelPage.tsx'
import { SearchHead } from '../ui/SearchHead.tsx'
import { PublishedBadge } from '../versions/PublishedBadge.tsx'

const LONGEST_SEARCH = 120

type May = { editProducts: boolean; addClasses: boolean; addLectures: boolean }

/** Overview of courses with their classes, with every step from a new course to its lectures. */
export async function CoursesView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const search = typeof searchParams.q === 'string' ? searchParams.q.trim().slice(0, LONGEST_SEARCH) : ''
    const page = Math.max(1, Math.trunc(Number(searchParams.page)) || 1)
    const { courses, totalDocs, totalPages } = await coursesWithClasses(req, { search, page })
    const may: May = {
      editProducts: editorsOf('selling-products')({ req }) === true,
      addClasses: editorsOf('classes')({ req }) === true,
      addLectures: editorsOf('lectures')({ req }) === true,
    }
    const pageAt = (number: number) =>
      `/admin/courses?${new URLSearchParams({ ...(search && { q: search }), page: String(number) })}`
    return (
      <>
        <SearchHead
          title="Courses"
          text="A course is sold; it holds classes, and a class holds lectures."
          action="/admin/courses"
          label="Title of a course"
          search={search}
        >
          {may.addClasses && may.addLectures && <ImportClass />}
          {may.editProducts && !viewer.isReadOnly && hasModule(viewer, 'products', 'edit') && (
            <Link
              className="panel-button panel-button--primary"
              href="/admin/collections/selling-products/create"
              prefetch={false}
            >
              Add course
            </Link>
          )}
        </SearchHead>
        {courses.length === 0 && (
          <p className="panel-empty">{search ? `No course is called “${search}”.` : 'No course yet.'}</p>
        )}
        <ul className="course-list">
          {courses.map((course) => (
            <Course key={course.id} course={course} may={may} />
          ))}
        </ul>
        {totalPages > 1 && (
          <nav className="panel-actions" aria-label="Pages">
            {page > 1 && <a href={pageAt(page - 1)}>Back</a>}
            <span className="panel-muted">{`Page ${page} of ${totalPages}, ${totalDocs} courses`}</span>
            {page < totalPages && <a href={pageAt(page + 1)}>Next</a>}
          </nav>
        )}
      </>
    )
  })
}

const lecturesText = (count: number, minutes: number): string => {
  const countText = count === 1 ? '1 lecture' : `${count} lectures`
  return minutes > 0 ? `${countText} · ${Math.floor(minutes / 60)} h ${minutes % 60} min` : countText
}

function Course({ course: { id, title, isPublished, classes }, may }: { course: ShownCourse; may: May }) {
  const own = `/admin/collections/selling-products/${id}`
  return (
    <li className="panel-card course-card">
      <div className="panel-head">
        <h2>
          <Link href={own} prefetch={false}>
            {title}
          </Link>
        </h2>
        <PublishedBadge state={isPublished ? 'published' : 'draft'} />
        {may.editProducts && may.addClasses && (
          <Link className="panel-button" href={`${own}?addClass`} prefetch={false}>
            Add class
            <span className="panel-hidden">{` to ${title}`}</span>
          </Link>
        )}
      </div>
      {classes.length === 0 ? (
        <p className="panel-muted">No class yet.</p>
      ) : (
        <ul>
          {classes.map((one) => (
            <li key={one.id}>
              <Link href={`/admin/collections/classes/${one.id}`} prefetch={false}>
                {one.title}
              </Link>
              <span className="panel-muted">{lecturesText(one.lectures, one.minutes)}</span>
              {may.addLectures && (
                <Link href={`/admin/collections/lectures/create?class=${one.id}`} prefetch={false}>
                  Add lecture
                  <span className="panel-hidden">{` to ${one.title}`}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
