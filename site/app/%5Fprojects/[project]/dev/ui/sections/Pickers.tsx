'use client'
import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Calendar } from '#site/ui/fields/Calendar.tsx'
import { ComboBox } from '#site/ui/fields/ComboBox.tsx'
import { DatePicker } from '#site/ui/fields/DatePicker.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { framed } from '../page.css.ts'
import { Sample, Section } from '../Section.tsx'
import { EXAMS } from '../samples.ts'

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0
const DAY = parseDate('2026-11-24')

/** Selects, combo boxes, calendars and date pickers. */
export function Pickers() {
  const [pick, setPick] = useState<string | null>(null)
  const [exam, setExam] = useState<string | null>('neet')
  const [day, setDay] = useState<string | null>('2026-11-24')
  const [none, setNone] = useState<string | null>(null)
  return (
    <Section id="pickers" title="Lists and dates">
      <div className={grids.three}>
        <Select
          label="Class"
          placeholder="Choose your class"
          value={pick}
          onChange={setPick}
          options={['Class 10', 'Class 11', 'Class 12'].map((label) => ({ id: label, label }))}
        />
        <Select
          label="Class"
          value="a"
          onChange={setPick}
          options={[{ id: 'a', label: 'Class 11' }]}
          isDisabled
        />
        <Select label="Class" value={null} onChange={setPick} options={EXAMS} error="Choose your class" />
        <ComboBox
          label="Exam"
          options={EXAMS}
          value={exam}
          onChange={setExam}
          help={exam ? `Chosen: ${exam}` : 'Type to narrow the list.'}
        />
        <ComboBox
          label="Exam"
          options={EXAMS}
          value={null}
          onChange={setNone}
          placeholder="JEE Main"
          error="Choose one"
        />
        <ComboBox
          label="Exam"
          options={[]}
          value={none}
          onChange={setNone}
          typed="ne"
          onTyped={() => undefined}
          isPending
        />
        <DatePicker
          label="First day"
          value={day}
          onChange={setDay}
          min="2026-11-10"
          max="2027-03-31"
          isUnavailable={isSunday}
          help={day ? `Chosen: ${day}` : 'Not on Sundays.'}
        />
        <DatePicker label="Date of birth" value={none} onChange={setNone} error="Choose a day" />
        <DatePicker label="First day" value="2026-11-24" onChange={setNone} isDisabled />
      </div>
      <div className={grids.two}>
        <Sample name="en-IN">
          <div className={framed}>
            <Calendar
              aria-label="Day"
              defaultValue={DAY}
              minValue={parseDate('2026-11-05')}
              isDateUnavailable={(date) => isSunday(date.toString())}
            />
          </div>
        </Sample>
        <I18nProvider locale="hi-IN">
          <div lang="hi">
            <Sample name="hi-IN">
              <div className={framed}>
                <Calendar aria-label="दिन" defaultValue={DAY} />
              </div>
              <DatePicker label="पहला दिन" value={day} onChange={setDay} />
            </Sample>
          </div>
        </I18nProvider>
      </div>
    </Section>
  )
}
