'use client'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import { MESSAGES } from '#domain/text/messages.ts'
import { Bubble } from '#site/ui/Bubble.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Checkbox } from '#site/ui/Checkbox.tsx'
import { Dialog } from '#site/ui/Dialog.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { grids, stacks } from '#site/ui/layout.css.ts'
import { Menu, MenuItem } from '#site/ui/Menu.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { OtpField } from '#site/ui/OtpField.tsx'
import { Radio, RadioCard, RadioGroup } from '#site/ui/RadioGroup.tsx'
import { Select } from '#site/ui/Select.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { group, groupTitle, line } from './page.css.ts'

/** The components that need a browser. */
export function Controls() {
  return (
    <>
      <Group title="Buttons">
        <div className={line}>
          <Button size="l">Primary 52</Button>
          <Button>Primary 44</Button>
          <Button size="s">Small 36</Button>
          <Button look="ink">Ink</Button>
          <Button look="outline">Outline</Button>
          <Button look="soft">Soft</Button>
          <Button look="ghost">Ghost</Button>
          <Button look="danger">Cancel order</Button>
          <Button look="dangerFill">Cancel order</Button>
        </div>
        <div className={line}>
          <Button isPending>{MESSAGES.verify}</Button>
          <Button isPending icon={Download}>
            Download
          </Button>
          <Button isDisabled>{MESSAGES.getOtp}</Button>
          <Button look="outline" icon={Download}>
            With icon
          </Button>
          <IconButton icon={Search} label="Search" />
          <Menu label="More" trigger={<Button look="outline">Menu</Button>}>
            <MenuItem href="/orders">Orders</MenuItem>
            <MenuItem href="/learn">My learning</MenuItem>
          </Menu>
        </div>
      </Group>
      <Group title="Fields">
        <Fields />
      </Group>
      <Group title="Dialogs and snackbars">
        <Messages />
      </Group>
      <Group title="Tabs">
        <Tabs
          label="Course"
          items={[
            { id: 'overview', label: 'Overview', content: <p>By the end you can</p> },
            { id: 'syllabus', label: 'Syllabus', content: <p>Eleven chapters</p> },
            { id: 'reviews', label: 'Reviews', count: '2,316', content: <p>4.8 of 5</p> },
          ]}
        />
      </Group>
    </>
  )
}

function Fields() {
  const [code, setCode] = useState('74')
  const [phone, setPhone] = useState('9876543210')
  const [pick, setPick] = useState<string | null>(null)
  return (
    <>
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
        <Select
          label="Class"
          placeholder="Choose your class"
          value={pick}
          onChange={setPick}
          options={['Class 10', 'Class 11', 'Class 12'].map((label) => ({ id: label, label }))}
        />
        <OtpField label="Phone OTP" value={code} onChange={setCode} help={MESSAGES.otpNotice} />
        <OtpField label="Phone OTP" value="1234" onChange={() => undefined} error="Wrong OTP" />
        <OtpField label="Code" length={6} value="123" onChange={() => undefined} isDisabled />
      </div>
      <div className={line}>
        <Checkbox defaultSelected>Checked</Checkbox>
        <Checkbox>Not checked</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Bubble state="done" />
        <Bubble state="filled" size="l">
          2
        </Bubble>
        <Bubble size="l">3</Bubble>
      </div>
      <RadioGroup label="OTP method" look="row" defaultValue="onEmail">
        <Radio value="onEmail">On e-mail</Radio>
        <Radio value="onPhone">On phone</Radio>
      </RadioGroup>
      <RadioGroup label="Pay with" look="cards" defaultValue="upi">
        <RadioCard value="upi" note="Any UPI app">
          UPI
        </RadioCard>
        <RadioCard value="card" note="Visa, Mastercard, RuPay">
          Card
        </RadioCard>
      </RadioGroup>
    </>
  )
}

function Messages() {
  const show = useSnackbar()
  const { confirm, alert } = useMessageDialogs()
  const [isOpen, setIsOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('This page was broken on purpose')
  return (
    <div className={line}>
      <Button look="outline" onPress={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Button
        look="outline"
        onPress={async () => {
          const isSure = await confirm({
            title: 'Cancel this order?',
            text: '₹798 goes back to your UPI account in 3 to 5 days.',
          })
          setAnswer(isSure ? 'Confirmed' : 'Not confirmed')
        }}
      >
        Open confirm
      </Button>
      <Button
        look="outline"
        onPress={() =>
          alert({ title: 'Profile not saved', text: MESSAGES.nameNeedsLetter }).then(() => setAnswer('Read'))
        }
      >
        Open alert
      </Button>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Button
          key={severity}
          look="soft"
          onPress={() => show(`A message of severity ${severity}`, { severity })}
        >
          {severity}
        </Button>
      ))}
      <Button
        look="outline"
        onPress={async () => {
          const isSure = await confirm({ title: 'Delete this account?', isDanger: true })
          setAnswer(isSure ? 'Deleted' : 'Kept')
        }}
      >
        Open danger confirm
      </Button>
      <Button look="ghost" onPress={() => setIsBroken(true)}>
        Break this page
      </Button>
      <output>{answer}</output>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={MESSAGES.updateProfile}
        size="l"
        foot={
          <Button size="l" isBlock onPress={() => setIsOpen(false)}>
            {MESSAGES.saveAllDetails}
          </Button>
        }
      >
        <TextField label={MESSAGES.fullNameRequired} />
        <TextField label="E-mail" />
      </Dialog>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={group}>
      <h2 className={groupTitle}>{title}</h2>
      <div className={stacks.l}>{children}</div>
    </section>
  )
}
