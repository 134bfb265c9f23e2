'use client'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { useState } from 'react'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { Radio, RadioCard, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { Switch } from '#site/ui/fields/Switch.tsx'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Bubble } from '#site/ui/overlays/Bubble.tsx'
import { line } from '../page.css.ts'
import { Sample, Section } from '../Section.tsx'

const VIEWS = [
  { id: 'grid', label: 'Grid', icon: LayoutGrid },
  { id: 'list', label: 'List', icon: List },
] as const

const LANGUAGES = [
  { id: 'en', label: 'English' },
  { id: 'hi', label: 'हिन्दी' },
  { id: 'ta', label: 'Tamil', isDisabled: true },
] as const

/** Checkboxes, radios, switches, toggle groups and bubbles. */
export function Choices() {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [language, setLanguage] = useState<'en' | 'hi' | 'ta'>('hi')
  return (
    <Section id="choices" title="Choices">
      <div className={grids.three}>
        <Sample name="Checkbox">
          <Checkbox defaultSelected>Checked</Checkbox>
          <Checkbox>Not checked</Checkbox>
          <Checkbox isIndeterminate>Some of them</Checkbox>
          <Checkbox isInvalid>I have read the terms</Checkbox>
          <Checkbox isDisabled>Disabled</Checkbox>
          <Checkbox isDisabled defaultSelected>
            Disabled, checked
          </Checkbox>
        </Sample>
        <Sample name="Radio">
          <RadioGroup label="OTP method" defaultValue="onEmail">
            <Radio value="onEmail">On e-mail</Radio>
            <Radio value="onPhone" note="Costs nothing">
              On phone
            </Radio>
            <Radio value="onPaper" isDisabled>
              On paper
            </Radio>
          </RadioGroup>
          <RadioGroup label="Batch" look="row" error="Choose a batch">
            <Radio value="morning">Morning</Radio>
            <Radio value="evening">Evening</Radio>
          </RadioGroup>
        </Sample>
        <Sample name="Switch">
          <Switch defaultSelected note="On the day before, at 6 pm">
            Remind me of live classes
          </Switch>
          <Switch>Play the next lesson</Switch>
          <Switch isDisabled>Disabled</Switch>
          <Switch isDisabled defaultSelected>
            Disabled, on
          </Switch>
        </Sample>
      </div>
      <RadioGroup label="Pay with" look="cards" defaultValue="upi">
        <RadioCard value="upi" note="Any UPI app">
          UPI
        </RadioCard>
        <RadioCard value="card" note="Visa, Mastercard, RuPay">
          Card
        </RadioCard>
      </RadioGroup>
      <div className={line}>
        <ToggleGroup label="View" options={VIEWS} value={view} onChange={setView} />
        <ToggleGroup label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
        <ToggleGroup label="View, disabled" options={VIEWS} value="list" onChange={setView} isDisabled />
        <Bubble state="done" />
        <Bubble state="filled" size="l">
          2
        </Bubble>
        <Bubble size="l">3</Bubble>
      </div>
    </Section>
  )
}
