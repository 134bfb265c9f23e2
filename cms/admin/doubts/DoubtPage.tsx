import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Escalation } from '#domain/doubts/doubts.ts'
import { doubtMove, isWaiting } from '#domain/doubts/transitions.ts'
import { minuteText } from '#domain/text/momentText.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { namesOf } from '../../operations/doubts/doubtViews.ts'
import { findDoubtExperts } from '../../operations/doubts/findDoubtExperts.ts'
import { typesetText } from '../../operations/doubts/typesetText.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { StudentCard } from '../orders/StudentCard.tsx'
import { MessageFiles } from '../tickets/MessageFiles.tsx'
import { StaffPage } from '../ui/StaffPage.tsx'
import { AnswerDrawings } from './AnswerDrawings.tsx'
import { AssignDoubt } from './AssignDoubt.tsx'
import { DoubtText } from './DoubtText.tsx'
import { DOUBT_BADGES } from './doubtBadges.ts'
import { EscalateDoubt } from './EscalateDoubt.tsx'
import { ShareDoubt } from './ShareDoubt.tsx'

const subjectName = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1)

const ESCALATION_TEXTS: Record<Escalation, string> = {
  late: 'its answer was late',
  rating: 'two answers were rated badly',
  staff: 'requested by staff',
}

/** Page of a doubt: the conversation, who answers it, and for admins its assignment. */
export async function DoubtPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const doubt = await findViewable(req, 'doubts', String(doc.id))
  if (!doubt) notFound()
  const { payload } = req
  const viewer = viewerOf(req)
  const project = idOf(doubt.project) ?? ''
  const expert = idOf(doubt.expert)
  const mayAssign = viewer?.isAdmin === true && !viewer.isReadOnly && isWaiting(doubt.state)
  const mayEscalate =
    viewer?.isAdmin === true &&
    !viewer.isReadOnly &&
    expert !== null &&
    doubtMove(doubt.state, 'escalate', 'staff') !== null
  const mayShare = viewer?.isAdmin === true && !viewer.isReadOnly && doubt.sharing !== 'private'
  const [timeZone, student, names, experts] = await Promise.all([
    projectZone(payload, project),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(doubt.student) } } }),
    namesOf(payload, [...doubt.messages.map(({ author }) => author), ...(expert ? [expert] : [])]),
    mayAssign ? findDoubtExperts(payload, project) : [],
  ])
  const who = expert ? `with ${names.get(expert) || 'an expert'}` : 'unassigned'
  return (
    <StaffPage
      list={{ slug: 'doubts', label: 'Doubts' }}
      title={doubt.number}
      state={DOUBT_BADGES[doubt.state]}
      facts={[
        subjectName(doubt.subject),
        `asked ${minuteText(doubt.createdAt, timeZone)} by ${student?.name || 'the student'}`,
        who,
        doubt.dueAt ? `the answer is due by ${minuteText(doubt.dueAt, timeZone)}` : null,
        doubt.rating ? `rated ${doubt.rating} of 5` : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      notes={
        <>
          {doubt.rejectedFor ? <p className="panel-note">{`Rejected: ${doubt.rejectedFor}`}</p> : null}
          {doubt.escalatedFor && doubt.escalatedAt ? (
            <p className="panel-note">
              {`Escalated ${minuteText(doubt.escalatedAt, timeZone)}: ${ESCALATION_TEXTS[doubt.escalatedFor]}`}
            </p>
          ) : null}
        </>
      }
      main={
        <>
          <section className="panel-card ticket" aria-labelledby="doubt-asked">
            <h2 id="doubt-asked">{doubt.title}</h2>
            <DoubtText blocks={typesetText(doubt.text)} />
            <MessageFiles files={doubt.files ?? []} />
            {doubt.messages.map(({ at, by, author, text, files = [], drawings = [] }) => (
              <div key={`${at} ${author}`}>
                <p className="panel-muted panel-small">
                  {`${by === 'expert' ? names.get(author) || 'An expert' : 'The student'} · ${minuteText(at, timeZone)}`}
                </p>
                <DoubtText blocks={typesetText(text)} />
                <MessageFiles files={files} />
                <AnswerDrawings drawings={drawings} />
              </div>
            ))}
          </section>
          {mayEscalate && <EscalateDoubt id={String(doubt.id)} />}
          {mayShare && <ShareDoubt id={String(doubt.id)} sharing={doubt.sharing} />}
          {mayAssign && <AssignDoubt id={String(doubt.id)} expert={expert} experts={experts} />}
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
