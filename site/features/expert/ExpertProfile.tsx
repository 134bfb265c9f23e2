'use client'
import clsx from 'clsx'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { phoneText } from '#site/data/phoneText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Badge } from '#site/ui/Badge.tsx'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { Card } from '#site/ui/Card.tsx'
import { Words } from '#site/ui/Words.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { cardHead, cardText, cardTitle, row, rowFacts, rows, rowTitle } from './expert.css.ts'

/** `/expert/profile`: who the expert is and what was given to them. */
export function ExpertProfile() {
  return (
    <ExpertFrame title="Profile">
      {(start) => (
        <>
          <Person person={start.person} />
          <Permissions permissions={start.permissions} />
          <SignOut />
        </>
      )}
    </ExpertFrame>
  )
}

function Person({ person }: { person: ExpertStart['person'] }) {
  const facts: [string, string][] = [
    ['Full name', person.name || 'Not given'],
    ['Phone', person.phone ? phoneText(person.phone) : 'Not given'],
    ['E-mail', person.email || 'Not given'],
    ['Role', person.label],
  ]
  return (
    <Card as="section" pad="l" aria-labelledby="expert-details">
      <h2 id="expert-details" className={cardTitle}>
        Details
      </h2>
      <dl className={rows}>
        {facts.map(([title, value]) => (
          <div key={title} className={row}>
            <dt className={rowFacts}>{title}</dt>
            <dd className={rowTitle}>
              <Words>{value}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Permissions({ permissions }: Pick<ExpertStart, 'permissions'>) {
  return (
    <Card as="section" pad="l" aria-labelledby="expert-permissions">
      <h2 id="expert-permissions" className={cardTitle}>
        Permissions
      </h2>
      <ul className={rows}>
        {permissions.map(({ id, label, isGiven, isSwitchedOff }) => (
          <li key={id} className={row}>
            <span className={rowTitle}>{label}</span>
            <Badge tone={isGiven ? 'success' : 'neutral'}>
              {isGiven ? 'Given to you' : isSwitchedOff ? 'Switched off' : 'Not given'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The staff session ends in the panel, where it began. */
function SignOut() {
  const { base } = useProject()
  return (
    <Card as="section" pad="l" aria-labelledby="expert-session">
      <div className={cardHead}>
        <div>
          <h2 id="expert-session" className={cardTitle}>
            This session
          </h2>
          <p className={cardText}>It ends after an hour without work.</p>
        </div>
        <a className={clsx(root, sizes.m, looks.outline)} href={`${base}/admin/logout`}>
          Sign out
        </a>
      </div>
    </Card>
  )
}
