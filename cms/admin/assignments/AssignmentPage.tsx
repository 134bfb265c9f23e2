import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AssignmentRound, HandedFile } from '#domain/calls/learning/assignments.ts'
import { momentText } from '#domain/text/momentText.ts'
import { maxMarksOf } from '../../operations/assignments/submissions.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { StudentCard } from '../orders/StudentCard.tsx'
import { StaffPage } from '../ui/StaffPage.tsx'
import { ASSIGNMENT_BADGES } from './assignmentBadges.ts'
import { HandedInAnswer } from './HandedInAnswer.tsx'
import { ReviewAssignment } from './ReviewAssignment.tsx'

/** Page of an answer to an assignment: what was handed in, earlier rounds, and its review for people who may edit. */
export async function AssignmentPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const id = String(doc.id)
  const row = await findViewable(req, 'assignment-submissions', id)
  if (!row) notFound()
  const { payload } = req
  const viewer = viewerOf(req)
  const [timeZone, student, lecture, lesson, klass, editable] = await Promise.all([
    projectZone(payload, idOf(row.project) ?? ''),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(row.student) } } }),
    readRow({ payload, collection: 'lectures', where: { id: { equals: idOf(row.lecture) } } }),
    findViewable(req, 'lectures', idOf(row.lecture) ?? ''),
    readRow({ payload, collection: 'classes', where: { id: { equals: idOf(row.class) } } }),
    viewer?.isReadOnly ? null : findEditable(req, 'assignment-submissions', id),
  ])
  const maxMarks = lecture ? maxMarksOf(lecture) : 0
  const of = { submission: id, maxMarks, timeZone }
  const earlier = row.earlier as AssignmentRound[]
  return (
    <StaffPage
      list={{ slug: 'assignment-submissions', label: 'Assignments' }}
      title={row.title}
      state={ASSIGNMENT_BADGES[row.state]}
      facts={[
        klass?.title,
        `round ${earlier.length + 1}`,
        row.isLate ? 'late' : null,
        row.reviewedAt ? `reviewed ${momentText(row.reviewedAt, timeZone)}` : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      notes={
        lesson && (
          <p className="panel-muted">
            The assignment is in the lesson{' '}
            <Link href={`/admin/collections/lectures/${lesson.id}`} prefetch={false}>
              {lesson.title}
            </Link>
          </p>
        )
      }
      main={
        <>
          <HandedInAnswer
            {...of}
            id="answer"
            title="Answer"
            answer={{
              text: row.text ?? '',
              files: row.files as HandedFile[],
              isLate: row.isLate ?? false,
              marks: row.marks ?? null,
              comment: row.comment ?? '',
              handedInAt: Date.parse(row.handedInAt),
            }}
          />
          {editable && row.state === 'handedIn' && (
            <ReviewAssignment id={id} rev={editable.rev} maxMarks={maxMarks} />
          )}
          {earlier.toReversed().map((round, index) => (
            <HandedInAnswer
              {...of}
              key={round.reviewedAt}
              id={`round-${earlier.length - index}`}
              title={`Round ${earlier.length - index}`}
              answer={round}
            />
          ))}
        </>
      }
      side={
        <StudentCard
          student={student}
          canSeePeople={viewer !== null && hasModule(viewer, 'users')}
          order={null}
        />
      }
    />
  )
}
