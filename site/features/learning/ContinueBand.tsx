'use client'
import Play from 'lucide-react/icons/play'
import { lazy, Suspense, useState } from 'react'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { countedText } from '#domain/text/counted.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import type { Picture } from '#site/data/Picture.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  actions,
  art,
  copy,
  done,
  doneFill,
  drawing,
  play,
  playIcon,
  root,
  text,
  where,
} from './ContinueBand.css.ts'
import { usePlanText } from './usePlanText.ts'

const ExamDayDialog = lazy(() => import('./ExamDayDialog.tsx').then((m) => ({ default: m.ExamDayDialog })))

type ContinueBandProps = {
  current: MyClass
  picture?: Picture
  /** After the day of the exam was changed. */
  onPlanned: () => void
}

/** The next lesson of the course that was opened last. */
export function ContinueBand({ current, picture, onPlanned }: ContinueBandProps) {
  const t = useTexts('learning')
  const factTexts = useTexts('facts')
  const locale = useLocale()
  const { class: klass, next, completed, lectures, percent } = current
  const plan = usePlanText(current.plan)
  const [isPlanning, setPlanning] = useState(false)
  if (!next) return null
  const subject = coverSubject(klass.subject, klass.slug)
  const href = `/learn/${klass.slug}/${next.slug}`
  const facts = [
    next.minutes > 0 ? duration(next.minutes, factTexts) : null,
    countedText(locale, t.doneOf, lectures, { done: completed }),
  ]
  return (
    <section className={root} aria-label={t.continueLabel}>
      {/* For clicks on the picture; others have the button below. */}
      <AppLink
        href={href}
        className={`${art} ${subjectColors[subject]}`}
        aria-hidden="true"
        tabIndex={-1}
        prefetch={false}
      >
        <Cover shape="fill" subject={subject} seed={klass.slug} image={picture} className={drawing} />
        <span className={play}>
          <Icon icon={Play} size="l" className={playIcon} />
        </span>
        <span className={done}>
          <span className={doneFill} style={{ width: `${percent}%` }} />
        </span>
      </AppLink>
      <div className={copy}>
        <p className={where}>
          <MixedText>{`${klass.title} · ${next.chapter}`}</MixedText>
        </p>
        <h2>
          <MixedText>{next.title}</MixedText>
        </h2>
        <p className={text}>{facts.filter(Boolean).join(' · ')}</p>
        {plan ? <p className={text}>{plan}</p> : null}
        <div className={actions}>
          <LinkButton href={href} look="onBand" size="l" icon={Play} prefetch={false}>
            {completed > 0 ? t.continueLabel : t.start}
          </LinkButton>
          <LinkButton href={`${href}#lessons`} look="onBandOutline" size="l" prefetch={false}>
            {t.allLessons}
          </LinkButton>
          <PlainButton look="onBandOutline" size="l" aria-haspopup="dialog" onClick={() => setPlanning(true)}>
            {plan ? t.changeExamDay : t.setExamDay}
          </PlainButton>
        </div>
      </div>
      {isPlanning ? (
        <Suspense fallback={null}>
          <ExamDayDialog klass={klass.slug} onSaved={onPlanned} onClose={() => setPlanning(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
