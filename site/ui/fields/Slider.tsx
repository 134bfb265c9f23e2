'use client'
import clsx from 'clsx'
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { useTexts } from '#site/texts/useTexts.ts'
import { FieldLabel } from './FieldParts.tsx'
import { fill, fillFromEnd, root, thumb, track, values } from './Slider.css.ts'

type SliderProps = {
  label: string
  /** One value, or the lower and the upper end of a range. */
  value: readonly number[]
  onChange: (value: number[]) => void
  /** Called once the thumb is released: the moment to query the server. */
  onChangeEnd?: (value: number[]) => void
  min: number
  max: number
  step?: number
  /** How a value is formatted and announced, in the reader's language. @default a plain number */
  format?: Intl.NumberFormatOptions
  /** One name per thumb. @default ['From', 'To'] for a range */
  thumbLabels?: readonly string[]
  isDisabled?: boolean
  className?: string
}

/** A number or a range of numbers on a line; arrow keys, Page Up and Down, Home and End move a thumb. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, onChangeEnd, min, max, step, format, isDisabled, className } = props
  const t = useTexts('ui')
  const names = props.thumbLabels ?? (value.length > 1 ? [t.from, t.to] : [label])
  return (
    <AriaSlider
      value={[...value]}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
      isDisabled={isDisabled}
      className={clsx(root, className)}
    >
      {({ state }) => (
        <>
          <FieldLabel>{label}</FieldLabel>
          <SliderTrack className={track}>
            <SliderFill className={clsx(fill, value.length === 1 && fillFromEnd)} />
            {names.map((name, index) => (
              <SliderThumb key={name} index={index} aria-label={name} className={thumb} />
            ))}
          </SliderTrack>
          <span className={values} aria-hidden="true">
            {names.map((name, index) => (
              <span key={name}>{state.getThumbValueLabel(index)}</span>
            ))}
          </span>
        </>
      )}
    </AriaSlider>
  )
}
