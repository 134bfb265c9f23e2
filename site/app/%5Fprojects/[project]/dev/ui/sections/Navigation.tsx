'use client'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { Stepper } from '#site/ui/navigation/Stepper.tsx'
import { Tabs } from '#site/ui/navigation/Tabs.tsx'
import { Section } from '../Section.tsx'

/** Tabs, breadcrumbs, pagination, steps. */
export function Navigation() {
  return (
    <Section id="navigation" title="Navigation">
      <Breadcrumbs
        crumbs={[
          { label: 'Courses', href: '/courses' },
          { label: 'JEE Main', href: '/courses?exam=JEE+Main' },
          { label: 'Physics' },
        ]}
      />
      <Tabs
        label="Course"
        items={[
          { id: 'overview', label: 'Overview', content: <p>By the end you can</p> },
          { id: 'syllabus', label: 'Syllabus', content: <p>Eleven chapters</p> },
          { id: 'reviews', label: 'Reviews', count: '2,316', content: <p>4.8 of 5</p> },
        ]}
      />
      <Stepper steps={['Details', 'Address', 'Payment']} current={1} />
      <Pagination
        page={4}
        pageCount={9}
        hrefOf={(page) => `/dev/ui?page=${page}`}
        summary="37 to 48 of 104"
      />
    </Section>
  )
}
