'use client'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { countedText } from '#domain/text/counted.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root } from '#site/ui/fields/Field.css.ts'
import { FieldFoot, FieldLabel } from '#site/ui/fields/FieldParts.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { starOff, starOn } from './Reviews.css.ts'
import { choice, row, valueText } from './StarInput.css.ts'

type StarInputProps = { value: number | null; onChange: (stars: number) => void; error?: string }

/** One to five stars: a radio group, so that arrow keys move between stars. */
export function StarInput({ value, onChange, error }: StarInputProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = hovered ?? value ?? 0
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(stars) => onChange(Number(stars))}
      orientation="horizontal"
      isRequired
      isInvalid={Boolean(error)}
      className={root}
    >
      <FieldLabel>{t.yourRating}</FieldLabel>
      <div className={row} onPointerLeave={() => setHovered(null)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Radio
            key={stars}
            value={String(stars)}
            aria-label={`${countedText(locale, t.stars, stars)}, ${t.ratingWords[stars - 1]}`}
            className={choice}
            onHoverStart={() => setHovered(stars)}
          >
            <Icon icon={Star} size="l" className={stars <= shown ? starOn : starOff} />
          </Radio>
        ))}
        <span className={valueText} aria-hidden="true">
          {shown > 0 ? t.ratingWords[shown - 1] : null}
        </span>
      </div>
      <FieldFoot error={error} />
    </RadioGroup>
  )
}
