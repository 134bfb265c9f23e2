'use client'
import { zoneName } from '#domain/content/localTime.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { EntryFields } from './EntryFields.tsx'
import { CheckField, ChoiceField, MomentField, NumberField, PairField } from './fields.tsx'
import { HolidayFields } from './HolidayFields.tsx'
import type { DraftState } from './useDraft.ts'

type Props = {
  state: DraftState
  kind: PaperKind
  timeZone: string
  batches: readonly { id: string; title: string }[]
  canEdit: boolean
}

const LANGUAGES = { en: 'English', hi: 'Hindi' } as const
const CALCULATORS = [
  ['none', 'None'],
  ['plain', 'Plain'],
  ['scientific', 'Scientific'],
] as const
const HALLS = [
  ['strict', 'Strict: as in the real hall, going to another question does not save'],
  ['safe', 'Safe: going to another question saves the answer'],
] as const

/** How the paper is taken: time, attempts, texts, hall and entry. */
export function RuleFields({ state, kind, timeZone, batches, canEdit }: Props) {
  const { draft, change } = state
  const set = (values: Partial<Draft>) => change((before) => ({ ...before, ...values }))
  const { window, attempts, pauses, shuffle, integrity } = draft
  const number = (
    path: (keyof Draft)[] | string[],
    label: string,
    value: number | null,
    onChange: (value: number | null) => void,
    more: { placeholder?: string; help?: string } = {},
  ) => <NumberField path={path as string[]} label={label} value={value} onChange={onChange} {...more} />
  const check = (
    path: string[],
    label: string,
    value: boolean,
    onChange: (value: boolean) => void,
    help?: string,
  ) => <CheckField path={path} label={label} value={value} onChange={onChange} help={help} />
  return (
    <fieldset className="paper-settings" disabled={!canEdit}>
      <section className="panel-card">
        <h3>Time</h3>
        <p className="panel-muted">{`Days and times are those of ${zoneName(timeZone, Date.now())}.`}</p>
        <div className="paper-grid">
          {number(['minutes'], 'Minutes', draft.minutes, (minutes) => set({ minutes }))}
          {number(
            ['secondsPerQuestion'],
            'Seconds for each question',
            draft.secondsPerQuestion,
            (secondsPerQuestion) => set({ secondsPerQuestion }),
            { placeholder: 'no limit' },
          )}
          <MomentField
            path={['window', 'opensAt']}
            label="Opens"
            value={window.opensAt}
            timeZone={timeZone}
            onChange={(opensAt) => set({ window: { ...window, opensAt } })}
          />
          <MomentField
            path={['window', 'closesAt']}
            label="Closes"
            value={window.closesAt}
            timeZone={timeZone}
            onChange={(closesAt) => set({ window: { ...window, closesAt } })}
          />
          {number(
            ['window', 'lateEntryMinutes'],
            'Late entry, minutes after the opening',
            window.lateEntryMinutes,
            (lateEntryMinutes) => set({ window: { ...window, lateEntryMinutes } }),
            { placeholder: 'until it closes' },
          )}
          {number(
            ['lateSyncMinutes'],
            'Answers that arrive so many minutes after the end still count',
            draft.lateSyncMinutes,
            (lateSyncMinutes) => set({ lateSyncMinutes }),
            { help: 'For devices without a network at the end. 0 for ranked papers.' },
          )}
        </div>
        {check(
          ['window', 'keepsFullTime'],
          'Who starts late has the whole time, even beyond the closing',
          window.keepsFullTime,
          (keepsFullTime) => set({ window: { ...window, keepsFullTime } }),
        )}
        <HolidayFields
          holidays={window.holidays}
          batches={batches}
          timeZone={timeZone}
          onChange={(holidays) => set({ window: { ...window, holidays } })}
        />
      </section>
      <section className="panel-card">
        <h3>Results</h3>
        <div className="paper-grid">
          <MomentField
            path={['resultAt']}
            label="Results are seen from"
            value={draft.resultAt}
            timeZone={timeZone}
            help="Empty: as soon as an attempt is evaluated."
            onChange={(resultAt) => set({ resultAt })}
          />
          <MomentField
            path={['solutionsAt']}
            label="Solutions are seen from"
            value={draft.solutionsAt}
            timeZone={timeZone}
            help="Empty: with the result."
            onChange={(solutionsAt) => set({ solutionsAt })}
          />
        </div>
        {kind === 'quizzes' &&
          check(
            ['hasInstantFeedback'],
            'Each answer is checked at once, with its solution, and is final then',
            draft.hasInstantFeedback,
            (hasInstantFeedback) => set({ hasInstantFeedback }),
          )}
      </section>
      <section className="panel-card">
        <h3>Attempts and pauses</h3>
        <div className="paper-grid">
          {number(
            ['attempts', 'allowed'],
            'Attempts',
            attempts.allowed,
            (allowed) => set({ attempts: { ...attempts, allowed } }),
            { placeholder: 'any number' },
          )}
          {number(['attempts', 'gapMinutes'], 'Minutes between attempts', attempts.gapMinutes, (gapMinutes) =>
            set({ attempts: { ...attempts, gapMinutes } }),
          )}
          {number(
            ['pauses', 'times'],
            'Pauses',
            pauses.times,
            (times) => set({ pauses: { ...pauses, times } }),
            { placeholder: 'any number', help: '0 for none.' },
          )}
          {number(['pauses', 'minutes'], 'Minutes of all pauses together', pauses.minutes, (minutes) =>
            set({ pauses: { ...pauses, minutes } }),
          )}
        </div>
      </section>
      <section className="panel-card">
        <h3>Languages and texts</h3>
        <fieldset className="paper-pair" id="paper-languages" tabIndex={-1}>
          <legend>Offered in</legend>
          {LOCALES.map((locale) => (
            <CheckField
              key={locale}
              path={['languages', locale]}
              label={LANGUAGES[locale]}
              value={draft.languages.includes(locale)}
              onChange={(isIn) =>
                set({
                  languages: LOCALES.filter((one) => (one === locale ? isIn : draft.languages.includes(one))),
                })
              }
            />
          ))}
          <ChoiceField
            path={['decidingLanguage']}
            label="Decides where two versions of a question differ"
            options={LOCALES.map((locale) => [locale, LANGUAGES[locale]] as const)}
            value={draft.decidingLanguage}
            onChange={(decidingLanguage) => set({ decidingLanguage })}
          />
        </fieldset>
        <PairField
          path={['instructions']}
          label="Instructions"
          rows={6}
          value={draft.instructions}
          help="Paragraphs are separated by an empty line; formulas stand between dollar signs."
          onChange={(instructions) => set({ instructions })}
        />
        <PairField
          path={['consent']}
          label="To be ticked before the start"
          value={draft.consent}
          help="Empty: nothing has to be ticked."
          onChange={(consent) => set({ consent })}
        />
      </section>
      <section className="panel-card">
        <h3>Hall</h3>
        <div className="paper-grid">
          <ChoiceField
            path={['hall']}
            label="Hall"
            options={HALLS}
            value={draft.hall}
            onChange={(hall) => set({ hall })}
          />
          <ChoiceField
            path={['calculator']}
            label="Calculator"
            options={CALCULATORS}
            value={draft.calculator}
            onChange={(calculator) => set({ calculator })}
          />
        </div>
        {check(
          ['isForwardOnly'],
          'Forward only: no question can be opened again',
          draft.isForwardOnly,
          (isForwardOnly) => set({ isForwardOnly }),
        )}
        {check(['shuffle', 'sections'], 'Sections in a drawn order', shuffle.sections, (sections) =>
          set({ shuffle: { ...shuffle, sections } }),
        )}
        {check(
          ['shuffle', 'questions'],
          'Questions in a drawn order within their section',
          shuffle.questions,
          (questions) => set({ shuffle: { ...shuffle, questions } }),
        )}
        {check(
          ['shuffle', 'options'],
          'Options in a drawn order, but for pinned ones',
          shuffle.options,
          (options) => set({ shuffle: { ...shuffle, options } }),
        )}
        {check(['hasReadAloud'], 'Questions can be read aloud', draft.hasReadAloud, (hasReadAloud) =>
          set({ hasReadAloud }),
        )}
        {check(
          ['removesWrongOption'],
          'One wrong option is taken away for those who are granted it',
          draft.removesWrongOption,
          (removesWrongOption) => set({ removesWrongOption }),
        )}
      </section>
      <section className="panel-card">
        <h3>Integrity and entry</h3>
        {check(
          ['integrity', 'countsTabSwitches'],
          'Counts how often the page is left',
          integrity.countsTabSwitches,
          (countsTabSwitches) => set({ integrity: { ...integrity, countsTabSwitches } }),
          'Students see what is counted.',
        )}
        {check(
          ['integrity', 'asksFullScreen'],
          'Asks for full screen',
          integrity.asksFullScreen,
          (asksFullScreen) => set({ integrity: { ...integrity, asksFullScreen } }),
        )}
        {check(
          ['integrity', 'blocksCopying'],
          'Questions cannot be copied',
          integrity.blocksCopying,
          (blocksCopying) => set({ integrity: { ...integrity, blocksCopying } }),
        )}
        <EntryFields state={state} />
      </section>
    </fieldset>
  )
}
