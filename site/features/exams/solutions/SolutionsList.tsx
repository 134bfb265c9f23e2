'use client'
import { useEffect, useState } from 'react'
import type { SolutionsResponse, Solved } from '#domain/calls/exams/solutions.ts'
import { subjectOfQuestion } from '#domain/doubts/subjectOfQuestion.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import { askedText, doubtAbout, ownAnswerText } from '#domain/exams/results/doubtAbout.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { DoubtStart } from '#site/data/account/doubtHref.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { pageAddresses } from '#site/data/exams/fileCalls.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import type { ShownLanguage } from '#site/ui/richText/Typeset.tsx'
import * as report from '../result/ResultReport.css.ts'
import { KeepBar } from './KeepBar.tsx'
import { ObjectionBox } from './ObjectionBox.tsx'
import { picturesFor } from './picturesFor.ts'
import { ReportBox } from './ReportBox.tsx'
import * as styles from './SolutionsScreen.css.ts'
import { SolvedQuestion } from './SolvedQuestion.tsx'

type Filter = 'all' | 'right' | 'wrong' | 'skipped' | 'marked' | 'bookmarked'
const FILTERS: Record<Filter, (solved: Solved) => boolean> = {
  all: () => true,
  right: ({ outcome }) => outcome === 'right',
  wrong: ({ outcome }) => outcome === 'wrong' || outcome === 'partly',
  skipped: ({ outcome }) => outcome === 'blank',
  marked: ({ isMarked }) => isMarked,
  bookmarked: ({ kept }) => kept.isBookmarked,
}
const NAMES = Object.keys(FILTERS) as Filter[]
const LANGUAGES: readonly ShownLanguage[] = ['en', 'hi', 'both']

type Shown = NonNullable<SolutionsResponse['solutions']>

type SolutionsListProps = {
  solutions: Shown
  answer: Pick<
    SolutionsResponse,
    'title' | 'subject' | 'language' | 'canKeep' | 'objectionsUntil' | 'objectionFee'
  >
  base: string
  attempt: string
}

/** One question after the other, of those that a filter leaves. The number of a question in the address (`#5`) opens it. */
export function SolutionsList({ solutions, answer, base, attempt }: SolutionsListProps) {
  const t = useTexts('solutions')
  const locale = useLocale()
  const show = useSnackbar()
  const [isRetry, setRetry] = useState(false)
  const [filter, setFilter] = useState<Filter>('all')
  const [language, setLanguage] = useState<ShownLanguage>(answer.language)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const number = Number(window.location.hash.slice(1))
    if (Number.isInteger(number) && number > 0) setAt(number - 1)
  }, [])
  const [changes, setChanges] = useState<Record<string, Partial<Solved>>>({})
  const { contents } = solutions
  const questions = solutions.questions.map((one) => ({ ...one, ...changes[one.asked.id] }))
  const change = (id: string, changed: Partial<Solved>) =>
    setChanges((before) => ({ ...before, [id]: { ...before[id], ...changed } }))
  const shown = questions.filter(FILTERS[filter])
  const place = Math.min(at, shown.length - 1)
  const solved = shown[place]
  const go = (to: number): void => {
    setAt(to)
    document.getElementById('solved-question')?.focus()
  }
  const wrong = questions.filter(FILTERS.wrong)
  const retry = (next: boolean) => {
    setRetry(next)
    setFilter(next ? 'wrong' : 'all')
    setAt(0)
  }
  const revise = async () => {
    const ids = wrong.map(({ asked }) => asked.id)
    const answered = await examCalls(base).revise(attempt, ids)
    if (answered.state === 'ok') {
      for (const { asked, kept } of wrong) change(asked.id, { kept: { ...kept, isRevised: true } })
      show(answered.body.message ?? '', { link: { href: '/revision', label: t.toRevision } })
    } else show(answered.state === 'refused' ? answered.message : t.notSent, { severity: 'error' })
  }
  return (
    <>
      {wrong.length > 0 ? (
        <div className={styles.buttons} data-print="hidden">
          <PlainButton size="s" onClick={() => retry(!isRetry)}>
            {isRetry ? t.endRetry : t.retryWrong}
          </PlainButton>
          {answer.canKeep ? (
            <PlainButton size="s" look="outline" onClick={() => void revise()}>
              {t.reviseWrong}
            </PlainButton>
          ) : null}
        </div>
      ) : null}
      <div className={styles.tools}>
        <Choice
          name={t.filter}
          options={NAMES.filter((name) => name !== 'bookmarked' || answer.canKeep).map((name) => [
            name,
            t.filters[name],
          ])}
          chosen={filter}
          onChoose={(name) => {
            setFilter(name)
            setAt(0)
            setRetry(false)
          }}
        />
        <Choice
          name={t.language}
          options={LANGUAGES.map((name) => [name, t.languages[name]])}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      {solved ? (
        <>
          <SolvedQuestion
            key={`${solved.asked.id}/${isRetry}`}
            startsHidden={isRetry}
            solved={solved}
            content={contents[solved.asked.question]}
            language={language}
            pictures={picturesFor(solved, contents, base, attempt)}
            pages={pageAddresses(base, attempt, solved.asked.id)}
          >
            {answer.canKeep ? (
              <>
                <KeepBar
                  base={base}
                  attempt={attempt}
                  solved={solved}
                  doubt={doubtOf(solved, {
                    contents,
                    title: answer.title,
                    section: solutions.sections.find(({ id }) => id === solved.section)?.title,
                    own: answer.subject,
                    locale,
                    t,
                  })}
                  onKept={(kept) => change(solved.asked.id, { kept })}
                />
                <ObjectionBox
                  base={base}
                  attempt={attempt}
                  objection={solved.objection}
                  until={answer.objectionsUntil}
                  newFee={answer.objectionFee}
                  question={solved.asked.id}
                  onObjection={(objection) => change(solved.asked.id, { objection })}
                />
                <ReportBox
                  base={base}
                  attempt={attempt}
                  report={solved.report}
                  question={solved.asked.id}
                  onReport={(report) => change(solved.asked.id, { report })}
                />
              </>
            ) : null}
          </SolvedQuestion>
          <div className={styles.tools}>
            <PlainButton look="outline" disabled={place === 0} onClick={() => go(place - 1)}>
              {t.previous}
            </PlainButton>
            <span className={styles.facts} role="status">
              {fillPlaceholders(t.ofShown, { at: place + 1, of: shown.length })}
            </span>
            <PlainButton look="outline" disabled={place === shown.length - 1} onClick={() => go(place + 1)}>
              {t.next}
            </PlainButton>
          </div>
        </>
      ) : (
        <p role="status">{t.none}</p>
      )}
    </>
  )
}

type ChoiceProps<Name extends string> = {
  name: string
  options: readonly (readonly [Name, string])[]
  chosen: Name
  onChoose: (name: Name) => void
}

function Choice<Name extends string>({ name, options, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset className={report.choices}>
      <legend className="sr-only">{name}</legend>
      {options.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={report.choice}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

type OfPaper = {
  contents: Shown['contents']
  title: string
  section: Shown['sections'][number]['title'] | undefined
  own: SolutionsResponse['subject']
  locale: Locale
  t: Texts['solutions']
}

/** What a doubt about a question begins with. */
function doubtOf(
  { asked, answer, right, number }: Solved,
  { contents, title, section, own, locale, t }: OfPaper,
): DoubtStart {
  const leaf = leafOf(contents[asked.question], asked.part)?.leaf
  const words = {
    question: t.doubtQuestion,
    answer: t.doubtAnswer,
    right: t.doubtRight,
    want: t.doubtWant,
  }
  return {
    subject: subjectOfQuestion([section?.en, section?.hi], own),
    title: fillPlaceholders(t.doubtTitle, { title: title.slice(0, 80), number }),
    text: doubtAbout(
      words,
      leaf ? askedText(leaf, asked.options, locale) : '',
      leaf && answer ? ownAnswerText(leaf, answer, asked.options) : '',
      right,
    ),
  }
}
