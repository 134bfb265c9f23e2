import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { ENDED_BY_WORDS, LANGUAGE_WORDS } from '#domain/exams/attempts/attemptWords.ts'
import { grantTexts } from '#domain/exams/attempts/grantTexts.ts'
import { momentText } from '#domain/text/momentText.ts'
import { type AttemptPageData, attemptPage } from '../../operations/attempts/staff/attemptPage.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { counted } from '../ui/counted.ts'
import { StaffPage } from '../ui/StaffPage.tsx'
import { AttemptActions } from './AttemptActions.tsx'
import { AttemptTimeline } from './AttemptTimeline.tsx'
import { ATTEMPT_BADGES } from './attemptBadges.ts'
import { type Fact, FactList } from './FactList.tsx'
import { ProgressCard } from './ProgressCard.tsx'

/** Page of an attempt: how far it is and how it ended, what staff can do about it, and everything that happened in it. */
export async function AttemptPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const page = await attemptPage(req, String(doc.id))
  if (!page) notFound()
  const { head, name, canEdit } = page
  const timeZone = await projectZone(req.payload, head.project)
  return (
    <StaffPage
      list={{ slug: 'test-user-attempts', label: 'Attempts' }}
      title={`${name}: ${head.title}`}
      state={ATTEMPT_BADGES[head.state]}
      facts={`Attempt ${head.number} at ${head.title}`}
      notes={
        <p>
          <Link href={`/admin/test-status?paper=${head.paper}`} prefetch={false}>
            Everybody in this test
          </Link>
        </p>
      }
      actions={canEdit && <AttemptActions attempt={head.id} name={name} state={head.state} />}
      main={
        <>
          {page.progress && <ProgressCard progress={page.progress} timeZone={timeZone} />}
          <AttemptTimeline events={page.events} timeZone={timeZone} />
        </>
      }
      side={
        <AttemptFacts
          page={page}
          at={(moment) => momentText(moment, timeZone)}
          canOpenPerson={hasModule(viewerOf(req), 'users')}
        />
      }
    />
  )
}

type FactsProps = { page: AttemptPageData; at: (moment: number) => string; canOpenPerson: boolean }

function AttemptFacts({ page, at, canOpenPerson }: FactsProps) {
  const { head, row, name, roll, questionCount, result, written } = page
  const student =
    page.hasAccount && canOpenPerson ? (
      <Link href={`/admin/collections/users/${head.student}`} prefetch={false}>
        {name}
      </Link>
    ) : (
      name
    )
  const granted = grantTexts(head.timing.accommodation)
  const facts: Fact[] = [
    ['Student', student],
    ['Roll', roll],
    ['Answered', `${head.answered} of ${questionCount}`],
    ...(result
      ? [['Marks', `${result.marks} of ${result.full}${result.isPending ? ', not all marked' : ''}`] as const]
      : []),
    ...(result?.before ? [['Marks before', result.before] as const] : []),
    ...(written.length > 0 ? [['Answer pages', <WrittenLinks key="w" page={page} />] as const] : []),
    ['Flags', String(row.flags)],
    ['Language', LANGUAGE_WORDS[head.language]],
    ['Started', at(head.startedAt)],
    head.endedAt === null
      ? (['Ends', head.endsAt === null ? 'after the pause' : at(head.endsAt)] as const)
      : (['Ended', `${at(head.endedAt)}${head.endedBy ? `, ${ENDED_BY_WORDS[head.endedBy]}` : ''}`] as const),
    ['Last save', row.lastSavedAt ? at(new Date(row.lastSavedAt).getTime()) : '–'],
    ['Turns of devices', String(head.epoch)],
    ...(granted.length > 0 ? [['Granted', granted.join(', ')] as const] : []),
  ]
  return (
    <section className="panel-card" aria-labelledby="attempt-facts">
      <h2 id="attempt-facts">Attempt</h2>
      <FactList facts={facts} />
    </section>
  )
}

/** A link to the pages of each written answer as one PDF. */
const WrittenLinks = ({ page: { head, written } }: { page: AttemptPageData }) => (
  <ul className="attempt-written">
    {written.map(({ question, number, pages }) => (
      <li key={question}>
        <a href={`/api/tests/answerpdf?${new URLSearchParams({ attempt: head.id, question })}`} download>
          {`PDF of question ${number}`}
        </a>
        {`, ${counted(pages, 'page', 'pages')}`}
      </li>
    ))}
  </ul>
)
