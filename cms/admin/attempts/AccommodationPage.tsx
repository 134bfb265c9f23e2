import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { AccommodationSchema, NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { grantTexts } from '#domain/exams/attempts/grantTexts.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Batch } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { namesOfStudents } from '../../operations/orders/studentNames.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { EndAccommodation } from './EndAccommodation.tsx'
import { type Fact, FactList } from './FactList.tsx'

/** Page of an accommodation: its student or batch, tests, grants and reason; and the button that ends it. */
export async function AccommodationPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const id = String(doc.id)
  const [row, editable] = await Promise.all([
    findViewable(req, 'accommodations', id),
    findEditable(req, 'accommodations', id),
  ])
  if (!row) notFound()
  const { payload } = req
  const [student, batch, staff] = [idOf(row.student), idOf(row.batch), idOf(row.grantedBy)]
  const [names, timeZone, group] = await Promise.all([
    namesOfStudents(
      payload,
      [student, staff].flatMap((one) => one ?? []),
    ),
    projectZone(payload, idOf(row.project) as string),
    batch ? payload.db.findOne<Batch>({ collection: 'batches', where: { id: { equals: batch } } }) : null,
  ])
  const whose = student ? (names.get(student) ?? 'Deleted account') : (group?.title ?? 'Deleted batch')
  const grants = grantTexts(AccommodationSchema.safeParse(row.grants).data ?? NO_ACCOMMODATION)
  const person =
    student && names.has(student) && hasModule(viewerOf(req), 'users') ? (
      <Link href={`/admin/collections/users/${student}`} prefetch={false}>
        {whose}
      </Link>
    ) : (
      whose
    )
  const facts: Fact[] = [
    [student ? 'Student' : 'Batch', person],
    ['Tests', row.paperTitle ?? 'All tests and quizzes'],
    ['Grants', grants.join(', ') || 'Nothing'],
    ['Reason', row.reason],
    [
      'Granted',
      `${momentText(row.createdAt, timeZone)}${staff ? ` by ${names.get(staff) ?? 'a deleted account'}` : ''}`,
    ],
    ...(row.endedAt ? [['Ended', momentText(row.endedAt, timeZone)] satisfies Fact] : []),
  ]
  return (
    <div>
      <main className="panel order-page">
        <Crumbs list="accommodations" label="Accommodations" title={whose} />
        <p className="order-head__badges">
          <Badge
            {...(row.endedAt
              ? { text: 'Ended', tone: 'plain' as const }
              : { text: 'In force', tone: 'success' as const })}
          />
        </p>
        {editable && !row.endedAt && <EndAccommodation id={id} whose={whose} />}
        <section className="panel-card" aria-labelledby="accommodation-facts">
          <h2 id="accommodation-facts">Accommodation</h2>
          <FactList facts={facts} />
        </section>
      </main>
    </div>
  )
}
