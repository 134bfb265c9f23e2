'use client'
import { DAY_PARTS } from '#domain/shipments/deliveryAnswer.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { formatDay } from './formatDay.ts'
import { pair, quiet } from './ParcelCard.css.ts'
import type { AnswerState } from './useAnswer.ts'

/** Fields for the day and address of another delivery attempt. */
export function AnswerFields({ form, days }: { form: AnswerState; days: readonly string[] }) {
  const t = useTexts('parcels')
  const locale = useLocale()
  const { kind, values, set, problemOf } = form
  return (
    <>
      {kind === 'address' ? (
        <>
          <TextField
            name="line1"
            label={t.line1}
            value={values.line1}
            onChange={(line1) => set('line1', line1)}
            error={problemOf('line1')}
            autoComplete="street-address"
            maxLength={120}
            isRequired
            validationBehavior="aria"
          />
          <div className={pair}>
            <TextField
              name="landmark"
              label={t.landmark}
              value={values.landmark}
              onChange={(landmark) => set('landmark', landmark)}
              maxLength={80}
            />
            <TextField
              name="phone"
              label={t.phone}
              value={values.phone}
              onChange={(phone) => set('phone', phone)}
              error={problemOf('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              isRequired
              validationBehavior="aria"
            />
          </div>
          <p className={quiet}>{t.sameTown}</p>
        </>
      ) : null}
      <div className={pair}>
        <Select
          label={t.day}
          options={days.map((id) => ({ id, label: formatDay(id, locale) }))}
          value={values.day}
          onChange={(day) => set('day', day)}
        />
        <Select
          label={t.part}
          options={DAY_PARTS.map((id) => ({ id, label: t.parts[id] }))}
          value={values.part}
          onChange={(part) => set('part', part as (typeof DAY_PARTS)[number])}
        />
      </div>
    </>
  )
}
