'use client'
import { lazy, Suspense, useState } from 'react'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { usePaper } from '#site/data/exams/usePaper.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { withAside } from '#site/ui/layout.css.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { Attempts } from './Attempts.tsx'
import * as styles from './PaperScreen.css.ts'
import { heading, main, part } from './PaperScreen.css.ts'
import { paperRules } from './paperRules.ts'
import { SectionTable } from './SectionTable.tsx'
import { asksForConsent, StartCard } from './StartCard.tsx'

/** Loads with the styles and fonts of formulas. */
const QuizPlayer = lazy(async () => ({ default: (await import('../quiz/QuizPlayer.tsx')).QuizPlayer }))
const Typeset = lazy(async () => ({ default: (await import('#site/ui/richText/Typeset.tsx')).Typeset }))

type PaperScreenProps = {
  kind: PaperKind
  slug: string
  /** When its outline says that it begins; said while it has no questions. */
  startsAt?: string | null | undefined
  /** Called once an attempt that was played here is marked. */
  onMarked?: () => void
}

/** A paper or quiz before its start: what is in it, its rules, and the start itself. */
export function PaperScreen({ kind, slug, startsAt, onMarked }: PaperScreenProps) {
  const t = useTexts('exams')
  const locale = useLocale()
  const { base } = useProject()
  const { me, error: meError } = useMe(base)
  const person = me ? me.uid : me === null || meError ? '' : undefined
  const { view, error, reload } = usePaper(base, kind, slug, person)
  if (!view && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {t.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!view)
    return (
      <div className={withAside}>
        <div className={main}>
          <p className="sr-only" role="status">
            {t.loading}
          </p>
          <Skeleton height={220} />
          <Skeleton height={160} />
        </div>
        <Skeleton height={260} />
      </div>
    )
  if (view.state !== 'ready') {
    const planned =
      startsAt && new Date(startsAt).getTime() > Date.now()
        ? [fillPlaceholders(t.notReadyFrom, { time: timeText(startsAt, locale) })]
        : []
    return <EmptyState title={t.notReady} text={[...planned, t.notReadyText].join(' ')} />
  }
  return <Ready paper={view.paper} onChanged={() => void reload()} onMarked={onMarked} />
}

type ReadyProps = Pick<PaperScreenProps, 'onMarked'> & { paper: PaperInfo; onChanged: () => void }

function Ready({ paper, onChanged, onMarked }: ReadyProps) {
  const t = useTexts('exams')
  const locale = useLocale()
  const [playing, setPlaying] = useState<string | null>(null)
  const language = paper.languages.includes(locale) ? locale : paper.decidingLanguage
  if (playing)
    return (
      <Suspense fallback={<Skeleton height={280} />}>
        <QuizPlayer
          attempt={playing}
          onMarked={() => onMarked?.()}
          onEnded={() => {
            setPlaying(null)
            onChanged()
          }}
        />
      </Suspense>
    )
  return (
    <div className={withAside}>
      <div className={main}>
        <section className={part}>
          <h2 className={heading}>{t.outline}</h2>
          <SectionTable sections={paper.sections} accommodation={paper.accommodation} />
        </section>
        <section className={part}>
          <h2 className={heading}>{t.instructions}</h2>
          <Suspense fallback={<Skeleton height={120} />}>
            <Typeset text={paper.instructions} language={language} />
          </Suspense>
        </section>
        <section className={part}>
          <h2 className={heading}>{t.rules}</h2>
          <ul className={styles.rules}>
            {paperRules(paper, t, locale).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
      <aside className={asksForConsent(paper) ? styles.card : `${styles.card} ${styles.ahead}`}>
        <StartCard
          paper={paper}
          onChanged={onChanged}
          // A quiz is played within its page, a paper in the hall.
          onPlay={paper.kind === 'quizzes' ? setPlaying : undefined}
        />
        {paper.attempts.length > 0 ? <Attempts attempts={paper.attempts} /> : null}
      </aside>
    </div>
  )
}
