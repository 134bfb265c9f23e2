'use client'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { countedText } from '#domain/text/counted.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { cardHead, cards, cardText, cardTitle, quiet } from './expert.css.ts'

const HREFS = { answersheets: '/expert/test-series', expertDoubts: '/expert/doubts' } as const

/** `/expert`: the expert's tasks, by permission. */
export function ExpertHome() {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.title}>
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
  const t = useTexts('expert')
  const locale = useLocale()
  const { link, text, nothing, waiting } = t.work[permission.id]
  return (
    <Card as="section" pad="l" aria-labelledby={permission.id}>
      <div className={cardHead}>
        <h2 id={permission.id} className={cardTitle}>
          {t.permissions[permission.id]}
        </h2>
        {permission.isGiven ? (
          <Badge tone="success" icon={BadgeCheck}>
            {t.given}
          </Badge>
        ) : (
          <Badge>{permission.isSwitchedOff ? t.switchedOff : t.notGiven}</Badge>
        )}
      </div>
      <p className={cardText}>{text}</p>
      {permission.isGiven ? (
        <div className={cardHead}>
          <p className={quiet}>
            {permission.waiting > 0 ? countedText(locale, waiting, permission.waiting) : nothing}
          </p>
          <LinkButton href={HREFS[permission.id]} look="outline">
            {link}
          </LinkButton>
        </div>
      ) : null}
    </Card>
  )
}
