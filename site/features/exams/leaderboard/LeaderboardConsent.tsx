'use client'
import { useState } from 'react'
import { DisplayNameSchema } from '#domain/calls/consents.ts'
import { LEADERBOARD_VERSION } from '#domain/people/consent/consents.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { callConsents, useConsents } from '#site/data/account/consents.ts'
import { useMe } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from '../result/ResultReport.css.ts'
import { buttons, keep } from '../solutions/SolutionsScreen.css.ts'
import { GuardianForm } from './GuardianForm.tsx'

/** Joins leaderboards and leaves them: first the birth year, for minors a guardian's consent, then a name. */
export function LeaderboardConsent() {
  const t = useTexts('consents')
  const locale = useLocale()
  const { base } = useProject()
  const { me } = useMe(base)
  const { consents, reload } = useConsents(base, me?.uid)
  const save = useSave(() => void reload())
  if (!consents) return null
  const { birthYear, isMinor, guardian, isListed, displayName } = consents
  const needsGuardian = isMinor && !guardian
  return (
    <section className={styles.panel} aria-label={t.title} data-print="hidden">
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.note}>{t.text}</p>
      {guardian ? (
        <p className={styles.note}>
          <MixedText>
            {fillPlaceholders(t.guardianAgreed, {
              name: guardian.name,
              contact: guardian.contact,
              day: dayText(guardian.at, locale),
            })}
          </MixedText>
        </p>
      ) : null}
      {isListed && !needsGuardian ? (
        <>
          <p>
            <MixedText>{fillPlaceholders(t.listedAs, { name: displayName ?? '' })}</MixedText>
          </p>
          <div className={buttons}>
            <PlainButton
              size="s"
              look="outline"
              isPending={save.isBusy}
              onClick={() => void save.run('auth/listed', { isListed: false })}
            >
              {t.leave}
            </PlainButton>
          </div>
        </>
      ) : birthYear === null ? (
        <BirthYear save={save} />
      ) : needsGuardian ? (
        <GuardianForm onDone={() => void reload()} />
      ) : (
        <Join save={save} />
      )}
    </section>
  )
}

type Save = ReturnType<typeof useSave>

function useSave(onSaved: () => void) {
  const { base } = useProject()
  const show = useSnackbar()
  const [isBusy, setBusy] = useState(false)
  /** Saves, and returns what is wrong with the field; anything else is shown as a message. */
  const run = async (
    path: 'auth/birthyear' | 'auth/listed',
    body: Record<string, unknown>,
  ): Promise<string | null> => {
    if (isBusy) return null
    setBusy(true)
    const answer = await callConsents(base, path, body)
    setBusy(false)
    const wrong = answer.apiSuccess ? null : (Object.values(answer.fields ?? {})[0] ?? null)
    if (wrong === null) show(answer.message ?? '', answer.apiSuccess ? {} : { severity: 'error' })
    if (answer.apiSuccess) onSaved()
    return wrong
  }
  return { isBusy, run }
}

function BirthYear({ save }: { save: Save }) {
  const t = useTexts('consents')
  const [year, setYear] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={keep}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (year.length === 4) void save.run('auth/birthyear', { birthYear: Number(year) }).then(setProblem)
      }}
    >
      <TextField
        label={t.birthYear}
        help={t.birthYearText}
        inputMode="numeric"
        maxLength={4}
        value={year}
        validationBehavior="aria"
        error={problem}
        onChange={(typed) => {
          setYear(typed.replace(/\D/g, ''))
          setProblem(null)
        }}
      />
      <div className={buttons}>
        <PlainButton type="submit" size="s" isPending={save.isBusy} disabled={year.length < 4}>
          {t.next}
        </PlainButton>
      </div>
    </form>
  )
}

function Join({ save }: { save: Save }) {
  const t = useTexts('consents')
  const problems = useTexts('problems')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className={keep}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = DisplayNameSchema.safeParse(name)
        const issue = read.error?.issues[0]
        setProblem(issue ? localisedProblem(problems, issue) : null)
        if (read.success)
          void save
            .run('auth/listed', { isListed: true, displayName: read.data, version: LEADERBOARD_VERSION })
            .then(setProblem)
      }}
    >
      <TextField
        label={t.displayName}
        help={t.agree}
        value={name}
        onChange={setName}
        validationBehavior="aria"
        error={problem}
      />
      <div className={buttons}>
        <PlainButton type="submit" size="s" isPending={save.isBusy}>
          {t.join}
        </PlainButton>
      </div>
    </form>
  )
}
