import type { ContentTotals } from '#site/data/classes.ts'
import type { Course } from '#site/data/products.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'

/** schema.org Course, as the text of a script element (`<` escaped, so that nothing inside can end it). */
export function courseJsonLd(course: Course, totals: ContentTotals, { title, address }: Settings): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url: `${address}/courses/${course.slug}`,
    inLanguage: course.language ?? undefined,
    provider: { '@type': 'Organization', name: title, url: address },
    offers: {
      '@type': 'Offer',
      category: course.pricePaise === 0 ? 'Free' : 'Paid',
      price: (course.pricePaise / 100).toFixed(2),
      priceCurrency: 'INR',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.max(1, Math.round(totals.minutes / 60))}H`,
    },
  }
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
