'use client'
import { useState } from 'react'
import { MESSAGES } from '#domain/text/messages.ts'
import { OtpField } from '#site/ui/fields/OtpField.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Section } from '../Section.tsx'

/** Text fields, text areas and code fields: empty, filled, invalid, disabled. */
export function Fields() {
  const [code, setCode] = useState('74')
  const [phone, setPhone] = useState('9876543210')
  const [story, setStory] = useState('The chapter on optics helped most.')
  return (
    <Section id="fields" title="Fields">
      <div className={grids.three}>
        <TextField label={MESSAGES.fullNameRequired} placeholder="As on your marksheet" />
        <TextField label="E-mail" defaultValue="asha@example.org" help="We send invoices here." />
        <TextField label="E-mail" defaultValue="asha@example" error={MESSAGES.invalidData} />
        <TextField
          label="Phone number"
          affix="+91"
          counter={`${phone.length}/10`}
          value={phone}
          onChange={setPhone}
          inputMode="numeric"
        />
        <TextField label="Phone number" affix="+91" counter="10/10" value="98765 43210" isDisabled />
        <TextField label="नाम" placeholder="जैसा अंकपत्र पर है" help="जैसा प्रमाणपत्र पर छपेगा" />
        <TextArea
          label="Review"
          value={story}
          onChange={setStory}
          counter={`${story.length}/2000`}
          maxLength={2000}
        />
        <TextArea label="Review" placeholder="What helped, what did not" error="Write a few words" />
        <TextArea label="Review" defaultValue="Sent, and being read." isDisabled />
        <OtpField label="Phone OTP" value={code} onChange={setCode} help={MESSAGES.otpNotice} />
        <OtpField label="Phone OTP" value="1234" onChange={() => undefined} error="Wrong OTP" />
        <OtpField label="Code" length={6} value="123" onChange={() => undefined} isDisabled />
      </div>
    </Section>
  )
}
