'use client'
import clsx from 'clsx'
import Printer from 'lucide-react/icons/printer'
import type { Result, ResultResponse } from '#domain/calls/exams/results.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AttemptLink } from '../AttemptLink.tsx'
import { LeaderboardPanel } from '../leaderboard/LeaderboardPanel.tsx'
import { CausesPanel } from './CausesPanel.tsx'
import { ExamPanel } from './ExamPanel.tsx'
import { PathPanel } from './PathPanel.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import * as styles from './ResultReport.css.ts'
import * as page from './ResultScreen.css.ts'
import { ReviseTopics } from './ReviseTopics.tsx'
import { ScoreBand } from './ScoreBand.tsx'
import { SectionsPanel } from './SectionsPanel.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { TimesPanel } from './TimesPanel.tsx'
import { MAX_TOPICS, TopicsPanel } from './TopicsPanel.tsx'
import { TrendPanel } from './TrendPanel.tsx'

/** Everything that a result says, from the score to each question. */
export function ResultReport({ answer, result }: { answer: ResultResponse; result: Result }) {
  const t = useTexts('result')
  const e = useTexts('exams')
  const locale = useLocale()
  const { base } = useProject()
  const { title, series } = answer
  const { standing, trend } = result
  return (
    <>
      <div>
        <Breadcrumbs
          crumbs={[
            { label: e.myLearning, href: '/learn' },
            ...(series ? [{ label: series.title }] : []),
            { label: title },
          ]}
        />
        <div className={styles.head}>
          <h1 className={page.title}>
            <MixedText>{fillPlaceholders(t.heading, { title })}</MixedText>
          </h1>
          <div className={styles.buttons}>
            <PlainButton look="outline" icon={Printer} onClick={() => window.print()}>
              {t.print}
            </PlainButton>
            {answer.hasCard ? (
              <a
                className={clsx(root, sizes.m, looks.outline)}
                href={`${base}/api/tests/card/${answer.attempt.id}`}
                target="_blank"
                rel="noreferrer"
              >
                {t.card}
              </a>
            ) : null}
            {answer.hasSolutions ? (
              <AttemptLink attempt={answer.attempt.id} page="solutions">
                {t.seeSolutions}
              </AttemptLink>
            ) : null}
          </div>
        </div>
      </div>
      {answer.regraded ? (
        <Banner tone="info">
          {fillPlaceholders(t.regraded, {
            before: answer.regraded.before.text,
            after: result.marks.text,
            at: timeText(answer.regraded.at, locale),
          })}{' '}
          <MixedText>{answer.regraded.reason ?? ''}</MixedText>
        </Banner>
      ) : null}
      <ScoreBand result={result} />
      {standing.state === 'soon' ? (
        <Banner tone="info" role="status">
          {t.soon}
        </Banner>
      ) : null}
      {standing.state === 'few' ? (
        <p className={styles.note}>{fillPlaceholders(t.few, { least: standing.least })}</p>
      ) : null}
      {result.exam ? <ExamPanel exam={result.exam} /> : null}
      <div className={styles.pair}>
        {standing.state === 'ready' ? <StandingPanel standing={standing} own={result.marks} /> : null}
        {trend.length > 1 ? <TrendPanel trend={trend} /> : null}
      </div>
      {series ? (
        <p>
          <LinkButton look="outline" href={`/progress?${new URLSearchParams({ series: series.slug })}`}>
            {t.progress}
          </LinkButton>
        </p>
      ) : null}
      <SectionsPanel sections={result.sections} />
      <div className={styles.pair}>
        <TimesPanel result={result} />
        <TopicsPanel topics={result.topics}>
          {result.topics && answer.canKeep ? (
            <ReviseTopics topics={result.topics.slice(0, MAX_TOPICS)} attempt={answer.attempt.id} />
          ) : null}
        </TopicsPanel>
      </div>
      <div className={styles.pair}>
        <PathPanel questions={result.questions} />
        <CausesPanel causes={result.causes} withoutGuesses={result.withoutGuesses} />
      </div>
      <QuestionsPanel questions={result.questions} attempt={answer.hasSolutions ? answer.attempt.id : null} />
      {standing.state === 'ready' ? <LeaderboardPanel attempt={answer.attempt.id} /> : null}
      {standing.state === 'ready' ? <TieBreaks result={result} /> : null}
    </>
  )
}

/** The tie-break rules. */
function TieBreaks({ result: { tieBreaks, sections } }: { result: Result }) {
  const t = useTexts('result')
  const locale = useLocale()
  const titles = new Map(
    sections.map(({ id, title }) => [id, localisedText(locale, title.en, title.hi) ?? id]),
  )
  const rules = tieBreaks.map((rule) =>
    rule.by === 'section'
      ? fillPlaceholders(t.tieRules.section, { section: titles.get(rule.section) ?? rule.section })
      : t.tieRules[rule.by],
  )
  return (
    <p className={styles.note}>
      {rules.length === 0 ? t.noTies : fillPlaceholders(t.ties, { rules: rules.join('; ') })}
    </p>
  )
}
