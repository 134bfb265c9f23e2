import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { getClasses, getContentTotals, getOutline, sumTotals } from '#site/data/classes.ts'
import { pageMetadata } from '#site/data/pageMetadata.ts'
import { getCourse } from '#site/data/products.ts'
import { getSettings } from '#site/data/settings.ts'
import { CourseScreen } from '#site/features/course/CourseScreen.tsx'
import { courseJsonLd } from '#site/features/course/courseJsonLd.ts'

type PageProps = { params: Promise<{ project: string; slug: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { project, slug } = await params
  const scope = parseScope(project)
  const course = scope && (await getCourse(scope.slug, slug))
  if (!course) return {}
  return pageMetadata(
    scope.slug,
    { title: course.title, meta: { description: course.summary } },
    `/courses/${course.slug}`,
  )
}

export default async function CoursePage({ params }: PageProps) {
  const { project, slug } = await params
  const scope = parseScope(project)
  const course = scope && (await getCourse(scope.slug, slug))
  if (!course) notFound()
  const ids = course.classes ?? []
  const [classes, lectures, totalsByClass, settings] = await Promise.all([
    getClasses(scope.slug, ids),
    getOutline(scope.slug, ids),
    getContentTotals(scope.slug, ids.join(',')),
    getSettings(scope.slug),
  ])
  const totals = sumTotals(totalsByClass, ids)
  return (
    <>
      {settings ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
          dangerouslySetInnerHTML={{ __html: courseJsonLd(course, totals, settings) }}
        />
      ) : null}
      <CourseScreen course={course} classes={classes} lectures={lectures} totals={totals} />
    </>
  )
}
