'use client'
import { useState } from 'react'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { PlainCheckbox, PlainTextField } from '#site/ui/fields/PlainFields.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { GuestForm } from './GuestForm.tsx'
import { choices, choicesName, panel, quiet, state } from './PaperScreen.css.ts'
import { usePack } from './usePack.ts'
import { useStart } from './useStart.ts'

type StartCardProps = {
  paper: PaperInfo
  onChanged: () => void
  /** Plays an attempt within the page, in place of the hall. */
  onPlay?: (attempt: string) => void
}

const runningOf = ({ attempts }: PaperInfo) => attempts.find(({ state }) => isResumable(state))

/** Refusals that the form of the start answers. */
const ANSWERED: readonly string[] = ['passwordWrong', 'consentMissing']

/** Whether the person may start and confirms something about the instructions with it, which is read before. */
export const asksForConsent = (paper: PaperInfo): boolean =>
  paper.consent !== null && !runningOf(paper) && (!paper.refusal || ANSWERED.includes(paper.refusal.reason))

/** The start of a paper, or why it cannot be started and what helps: log in, buy, wait, resume. */
export function StartCard({ paper, onChanged, onPlay }: StartCardProps) {
  const t = useTexts('exams')
  const running = runningOf(paper)
  const toHref = useHref()
  if (running)
    return (
      <div className={panel}>
        <p className={state}>{t.refusals.running}</p>
        {onPlay ? (
          <PlainButton size="l" onClick={() => onPlay(running.id)}>
            {t.resume}
          </PlainButton>
        ) : (
          <a className={`${button} ${sizes.l} ${looks.primary}`} href={toHref(`/tests/${running.id}`)}>
            {t.resume}
          </a>
        )}
      </div>
    )
  const { refusal } = paper
  if (refusal && !ANSWERED.includes(refusal.reason))
    return <Refused paper={paper} refusal={refusal} onChanged={onChanged} />
  return <Start paper={paper} onPlay={onPlay} />
}

type RefusedProps = Omit<StartCardProps, 'onPlay'> & { refusal: NonNullable<PaperInfo['refusal']> }

function Refused({ paper, refusal, onChanged }: RefusedProps) {
  const t = useTexts('exams')
  const locale = useLocale()
  const auth = useAuthDialog()
  // Loaded while the student waits, so that the paper is on the device at the opening.
  usePack(paper.pack, refusal.reason === 'notOpen')
  const time = refusal.at === null ? '' : timeText(refusal.at, locale)
  return (
    <div className={panel}>
      <p className={state}>{fillPlaceholders(t.refusals[refusal.reason], { time })}</p>
      {refusal.reason === 'signedOut' ? (
        <PlainButton size="l" onClick={() => auth.open(onChanged)}>
          {t.logIn}
        </PlainButton>
      ) : null}
      {refusal.reason === 'signedOut' && paper.kind === 'quizzes' && paper.isFree ? (
        <GuestForm slug={paper.slug} onStarted={onChanged} />
      ) : null}
      {paper.product && (refusal.reason === 'locked' || (refusal.reason === 'signedOut' && !paper.isFree)) ? (
        <LinkButton
          href={`/products/${paper.product}`}
          look={refusal.reason === 'locked' ? 'primary' : 'outline'}
          size="l"
          prefetch={false}
        >
          {t.buy}
        </LinkButton>
      ) : null}
    </div>
  )
}

function Start({ paper, onPlay }: Pick<StartCardProps, 'paper' | 'onPlay'>) {
  const t = useTexts('exams')
  const locale = useLocale()
  const { progress, again } = usePack(paper.pack, true)
  const [language, setLanguage] = useState<Locale>(
    paper.languages.includes(locale) ? locale : paper.decidingLanguage,
  )
  const [hasConsented, setHasConsented] = useState(false)
  const [password, setPassword] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { start, isStarting, problem } = useStart(paper, onPlay && ((hall) => onPlay(hall.id)))
  const isConsentMissing = paper.consent !== null && !hasConsented
  const press = (): void => {
    setIsAsked(true)
    if (isConsentMissing || progress !== 1 || isStarting) return
    void start({ language, hasConsented, password: paper.needsPassword ? password : null })
  }
  return (
    <form
      className={panel}
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {paper.languages.length > 1 ? (
        <fieldset className={choices}>
          <legend className={choicesName}>{t.readIn}</legend>
          {paper.languages.map((name) => (
            <PlainButton
              key={name}
              look={language === name ? 'ink' : 'outline'}
              aria-pressed={language === name}
              onClick={() => setLanguage(name)}
            >
              {t.languageNames[name]}
            </PlainButton>
          ))}
        </fieldset>
      ) : null}
      {paper.needsPassword ? (
        <PlainTextField
          label={t.password}
          type="password"
          autoComplete="off"
          maxLength={100}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {paper.consent ? (
        <PlainCheckbox
          label={localisedText(language, paper.consent.en, paper.consent.hi) ?? ''}
          checked={hasConsented}
          error={isAsked && isConsentMissing ? t.tickConsent : undefined}
          onChange={(event) => setHasConsented(event.target.checked)}
        />
      ) : null}
      <PackState progress={progress} onAgain={again} />
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <PlainButton type="submit" size="l" isPending={isStarting} disabled={progress !== 1}>
        {isStarting ? t.starting : paper.kind === 'quizzes' ? t.startQuiz : t.start}
      </PlainButton>
      <p className={quiet}>{t.clockStarts}</p>
    </form>
  )
}

function PackState({ progress, onAgain }: { progress: number | null; onAgain: () => void }) {
  const t = useTexts('exams')
  if (progress === null)
    return (
      <Banner tone="danger" role="alert">
        {t.packFailed}{' '}
        <PlainButton look="outline" size="s" onClick={onAgain}>
          {t.retry}
        </PlainButton>
      </Banner>
    )
  if (progress === 1)
    return (
      <Banner tone="success" role="status">
        {t.packReady}
      </Banner>
    )
  const percent = Math.round(progress * 100)
  return (
    <div>
      <p className={quiet}>{fillPlaceholders(t.packLoading, { percent })}</p>
      <Progress label={t.packLoading} percent={percent} />
    </div>
  )
}
