'use client'
import { useState } from 'react'
import { ReportLabelSchema } from '#domain/calls/exams/reports.ts'
import { REPORT_DAYS } from '#domain/exams/reports/reportLink.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { progressCalls } from '#site/data/exams/progressCalls.ts'
import { useReportLinks } from '#site/data/exams/useReportLinks.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from '../result/ResultReport.css.ts'
import { buttons, keep } from '../solutions/SolutionsScreen.css.ts'

type Days = (typeof REPORT_DAYS)[number]

/** Links by which parents or a teacher read this progress: made for some days, copied once, and ended. */
export function ShareReport({ series }: { series: string }) {
  const t = useTexts('progress')
  const problems = useTexts('problems')
  const locale = useLocale()
  const { base } = useProject()
  const { me } = useMe(base)
  const show = useSnackbar()
  const { links, reload } = useReportLinks(base, me?.uid)
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<Days>(7)
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const run = async (call: () => Promise<{ state: string; message?: string }>) => {
    if (isBusy) return false
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.state === 'ok') return true
    show(answer.message ?? t.notShared, { severity: 'error' })
    return false
  }
  const share = async () => {
    const read = ReportLabelSchema.safeParse(label)
    const issue = read.error?.issues[0]
    setProblem(issue ? localisedProblem(problems, issue) : null)
    if (!read.success) return
    await run(async () => {
      const answer = await progressCalls(base).createReportLink({ series, label: read.data, days })
      if (answer.state === 'ok') {
        setMade(`${window.location.origin}${base}/report/${answer.body.token}`)
        setLabel('')
        void reload()
      }
      return answer
    })
  }
  const end = async (id: string) => {
    if (await run(() => progressCalls(base).endReportLink(id))) {
      setMade(null)
      void reload()
    }
  }
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      show(t.copied)
    } catch {
      show(t.notCopied, { severity: 'error' })
    }
  }
  return (
    <section className={styles.panel} aria-label={t.share} data-print="hidden">
      <h2 className={styles.heading}>{t.share}</h2>
      <p className={styles.note}>{t.shareText}</p>
      <form
        className={keep}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void share()
        }}
      >
        <TextField
          label={t.forWhom}
          placeholder={t.forWhomExample}
          value={label}
          onChange={setLabel}
          validationBehavior="aria"
          error={problem}
        />
        <Select
          label={t.forDays}
          options={REPORT_DAYS.map((count) => ({
            id: String(count),
            label: countedText(locale, t.days, count),
          }))}
          value={String(days)}
          onChange={(id) => setDays(Number(id) as Days)}
        />
        <div className={buttons}>
          <PlainButton type="submit" size="s" isPending={isBusy}>
            {t.makeLink}
          </PlainButton>
        </div>
      </form>
      {made ? (
        <div className={keep}>
          <TextField label={t.newLink} help={t.newLinkText} value={made} isReadOnly />
          <div className={buttons}>
            <PlainButton size="s" look="outline" onClick={() => void copy(made)}>
              {t.copy}
            </PlainButton>
          </div>
        </div>
      ) : null}
      {links.length > 0 ? (
        <ul className={keep} aria-label={t.openLinks}>
          {links.map((link) => (
            <li key={link.id} className={buttons}>
              <span>
                <MixedText>{link.label}</MixedText> · <MixedText>{link.series}</MixedText>
                <br />
                <span className={styles.note}>
                  {fillPlaceholders(t.linkUntil, { time: timeText(link.endsAt, locale) })}
                </span>
              </span>
              <PlainButton size="s" look="outline" isPending={isBusy} onClick={() => void end(link.id)}>
                {t.endLink}
              </PlainButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
