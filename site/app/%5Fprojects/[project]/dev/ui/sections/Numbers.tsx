'use client'
import { useState } from 'react'
import { NumberField } from '#site/ui/fields/NumberField.tsx'
import { Slider } from '#site/ui/fields/Slider.tsx'
import { grids, stacks } from '#site/ui/layout.css.ts'
import { Section } from '../Section.tsx'

const RUPEES = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const

/** Counters and sliders. */
export function Numbers() {
  const [price, setPrice] = useState([500, 3500])
  const [days, setDays] = useState([180])
  return (
    <Section id="numbers" title="Numbers">
      <div className={grids.three}>
        <NumberField label="Copies" defaultValue={2} minValue={1} maxValue={5} help="5 at most" />
        <NumberField
          label="Donation"
          defaultValue={12500}
          step={100}
          formatOptions={RUPEES}
          error="₹10,000 at most"
        />
        <NumberField label="Copies" defaultValue={1} isDisabled />
        <div className={stacks.s}>
          <Slider
            label="Price"
            value={price}
            onChange={setPrice}
            min={0}
            max={5000}
            step={100}
            format={RUPEES}
            thumbLabels={['Lowest price', 'Highest price']}
          />
        </div>
        <Slider
          label="Validity"
          value={days}
          onChange={setDays}
          min={30}
          max={365}
          format={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
        />
        <Slider label="Disabled" value={[40]} onChange={setDays} min={0} max={100} isDisabled />
      </div>
    </Section>
  )
}
