'use client'
import clsx from 'clsx'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { withoutLanguage } from '#site/data/base/withoutLanguage.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { cardHead, cardText, cardTitle, row, rowFacts, rows, rowTitle } from './expert.css.ts'

/** `/expert/profile`: the expert and their permissions and assignments. */
export function ExpertProfile() {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.profile}>
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
  const t = useTexts('expert')
  const facts: [string, string][] = [
    [t.fullName, person.name || t.notGiven],
    [t.phone, person.phone ? phoneText(person.phone) : t.notGiven],
    [t.email, person.email || t.notGiven],
    [t.role, person.label],
  ]
  return (
    <Card as="section" pad="l" aria-labelledby="expert-details">
      <h2 id="expert-details" className={cardTitle}>
        {t.details}
      </h2>
      <dl className={rows}>
        {facts.map(([title, value]) => (
          <div key={title} className={row}>
            <dt className={rowFacts}>{title}</dt>
            <dd className={rowTitle}>
              <MixedText>{value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Permissions({ permissions }: Pick<ExpertStart, 'permissions'>) {
  const t = useTexts('expert')
  return (
    <Card as="section" pad="l" aria-labelledby="expert-permissions">
      <h2 id="expert-permissions" className={cardTitle}>
        {t.yourPermissions}
      </h2>
      <ul className={rows}>
        {permissions.map(({ id, isGiven, isSwitchedOff }) => (
          <li key={id} className={row}>
            <span className={rowTitle}>{t.permissions[id]}</span>
            <Badge tone={isGiven ? 'success' : 'neutral'}>
              {isGiven ? t.given : isSwitchedOff ? t.switchedOff : t.notGiven}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The staff session is ended in the panel, where it began. */
function SignOut() {
  const t = useTexts('expert')
  const { base } = useProject()
  return (
    <Card as="section" pad="l" aria-labelledby="expert-session">
      <div className={cardHead}>
        <div>
          <h2 id="expert-session" className={cardTitle}>
            {t.session}
          </h2>
          <p className={cardText}>{t.sessionText}</p>
        </div>
        <a className={clsx(root, sizes.m, looks.outline)} href={`${withoutLanguage(base)}/admin/logout`}>
          {t.signOut}
        </a>
      </div>
    </Card>
  )
}
