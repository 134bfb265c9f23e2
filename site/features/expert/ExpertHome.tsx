'use client'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { cardHead, cards, cardText, cardTitle, quiet } from './expert.css.ts'

const WORK = {
  answersheets: {
    href: '/expert/test-series',
    link: 'See test series',
    text: 'Check the answer sheets of learners and give marks.',
    nothing: 'No answer sheets to check yet',
  },
  expertDoubts: {
    href: '/expert/doubts',
    link: 'See doubts',
    text: 'Answer what learners ask about their lessons.',
    nothing: 'No doubts to answer yet',
  },
} as const

/** `/expert`: what there is to do, by permission. */
export function ExpertHome() {
  return (
    <ExpertFrame title="Expert panel">
      {(start) => (
        <div className={cards}>
          {start.permissions.map((permission) => (
            <Work key={permission.id} permission={permission} />
          ))}
        </div>
      )}
    </ExpertFrame>
  )
}

function Work({ permission }: { permission: ExpertStart['permissions'][number] }) {
  const { href, link, text, nothing } = WORK[permission.id]
  return (
    <Card as="section" pad="l" aria-labelledby={permission.id}>
      <div className={cardHead}>
        <h2 id={permission.id} className={cardTitle}>
          {permission.label}
        </h2>
        {permission.isGiven ? (
          <Badge tone="success" icon={BadgeCheck}>
            Given to you
          </Badge>
        ) : (
          <Badge>{permission.isSwitchedOff ? 'Switched off' : 'Not given'}</Badge>
        )}
      </div>
      <p className={cardText}>{text}</p>
      {permission.isGiven ? (
        <div className={cardHead}>
          <p className={quiet}>{nothing}</p>
          <LinkButton href={href} look="outline">
            {link}
          </LinkButton>
        </div>
      ) : null}
    </Card>
  )
}
