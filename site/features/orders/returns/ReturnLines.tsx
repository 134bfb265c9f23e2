'use client'
import { PHOTOS_PER_LINE } from '#domain/returns/limits.ts'
import { isSellerFault, type ReturnReason, reasonsOf } from '#domain/returns/reasons.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import type { ReturnableLine } from '#site/data/shop/returns.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { PhotoDrop } from '#site/ui/fields/PhotoDrop.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { impossible, line as lineStyle, pair, quiet } from './Returns.css.ts'
import { refusalText } from './refusalText.ts'
import { defaultChoice, type ReturnForm } from './useReturnForm.ts'

type LinesProps = {
  order: WholeOrder
  lines: readonly ReturnableLine[]
  form: ReturnForm
  isBusy?: boolean
  /** Whether sending was tried: missing input is then marked. */
  isTried?: boolean
}

/** The lines of an order, each with what returning it means, or why it can't be returned. */
export function ReturnLines({ order, lines, form, isBusy = false, isTried = false }: LinesProps) {
  return (
    <ul>
      {lines.map((returnable) => (
        <li key={returnable.index} className={lineStyle}>
          <OneLine
            title={order.lines[returnable.index]?.title ?? ''}
            line={returnable}
            form={form}
            isBusy={isBusy}
            isTried={isTried}
          />
        </li>
      ))}
    </ul>
  )
}

type LineProps = {
  title: string
  line: ReturnableLine
  form: ReturnForm
  isBusy: boolean
  isTried: boolean
}

function OneLine({ title, line, form, isBusy, isTried }: LineProps) {
  const t = useTexts('returns')
  const locale = useLocale()
  const { index, left, kind, until } = line
  if (!kind)
    return (
      <p className={impossible}>
        <span>
          <MixedText>{title}</MixedText>
        </span>
        <span className={quiet}>{refusalText(line, t)}</span>
      </p>
    )
  const choice = form.choices.get(index)
  const note = [t.kinds[kind], until ? fillPlaceholders(t.until, { day: dayText(until, locale) }) : null]
  return (
    <>
      <Checkbox
        isSelected={choice !== undefined}
        onChange={(isOn) => form.set(index, isOn ? defaultChoice(left) : null)}
      >
        <MixedText>{title}</MixedText>
        <br />
        <span className={quiet}>{note.filter(Boolean).join(' · ')}</span>
      </Checkbox>
      {choice ? (
        <div className={pair}>
          {left > 1 ? (
            <Select
              label={t.howMany}
              options={Array.from({ length: left }, (_, at) => ({ id: `${at + 1}`, label: `${at + 1}` }))}
              value={choice.quantity === null ? null : String(choice.quantity)}
              placeholder={t.chooseOne}
              error={isTried && choice.quantity === null ? t.howManyMissing : undefined}
              onChange={(quantity) => form.set(index, { ...choice, quantity: Number(quantity) })}
            />
          ) : null}
          <Select
            label={t.why}
            options={reasonsOf(kind).map((id) => ({ id, label: t.reasons[id] }))}
            value={choice.reason}
            placeholder={t.chooseOne}
            error={isTried && choice.reason === null ? t.whyMissing : undefined}
            onChange={(chosen) => form.set(index, { ...choice, reason: chosen as ReturnReason })}
          />
        </div>
      ) : null}
      {choice && kind === 'return' && choice.reason && isSellerFault(choice.reason) ? (
        <PhotoDrop
          files={choice.files}
          onChange={(files) => form.set(index, { ...choice, files })}
          maxFiles={PHOTOS_PER_LINE}
          isPending={isBusy}
        />
      ) : null}
    </>
  )
}
