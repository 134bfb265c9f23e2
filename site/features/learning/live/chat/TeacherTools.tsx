'use client'
import { useState } from 'react'
import type { ChatResponse } from '#domain/calls/liveChat.ts'
import {
  MAX_BLOCKED_WORDS,
  MAX_CHAT_TEXT,
  MAX_OPTION_TEXT,
  MAX_POLL_OPTIONS,
  MAX_SLOW_S,
} from '#domain/live/chat.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { moderateLive } from '#site/data/account/liveChat.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { NumberField } from '#site/ui/fields/NumberField.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { form, head } from './ChatPanel.css.ts'

type Rules = ChatResponse['rules']
type Act = Parameters<typeof moderateLive>[1]

/** What teachers do for the whole room: ask a poll, and set its rules. */
export function TeacherTools({ id, rules }: { id: string; rules: Rules }) {
  const t = useTexts('liveChat')
  const [open, setOpen] = useState<'poll' | 'rules' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={head}>
      <Button look="outline" size="s" onPress={() => setOpen('poll')}>
        {t.askPoll}
      </Button>
      <Button look="ghost" size="s" onPress={() => setOpen('rules')}>
        {t.setRules}
      </Button>
      {open === 'poll' ? <PollDialog id={id} onClose={close} /> : null}
      {open === 'rules' ? <RulesDialog id={id} rules={rules} onClose={close} /> : null}
    </div>
  )
}

/** Sends an act; what the server says against it is shown, and a second press while it is under way does nothing. */
function useAct(onDone: () => void) {
  const { base } = useProject()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (act: Act) => {
    if (isBusy) return
    setBusy(true)
    const answer = await moderateLive(base, act).catch(() => null)
    setBusy(false)
    if (answer?.body.apiSuccess) return onDone()
    setProblem(answer?.body.message ?? noAnswerText(base, 'notSent'))
  }
  return { problem, isBusy, send }
}

/** Of a poll that asks for an opinion. */
const NO_RIGHT = 'none'

function PollDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('liveChat')
  const [text, setText] = useState('')
  const [options, setOptions] = useState<readonly string[]>(['', ''])
  const [right, setRight] = useState(NO_RIGHT)
  const { problem, isBusy, send } = useAct(onClose)
  const asked = options.flatMap((one, at) => (one.trim() ? [{ id: String(at), label: one.trim() }] : []))
  const filled = asked.map(({ label }) => label)
  const rightAt = asked.findIndex(({ id }) => id === right)
  const isReady = text.trim() !== '' && filled.length >= 2
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.askPoll}
      foot={
        <Button
          isPending={isBusy}
          isDisabled={!isReady}
          onPress={() =>
            void send({ id, act: 'poll', text, options: filled, right: rightAt < 0 ? null : rightAt })
          }
        >
          {t.startPoll}
        </Button>
      }
    >
      <div className={form}>
        <TextField label={t.pollText} value={text} maxLength={MAX_CHAT_TEXT} onChange={setText} />
        {options.map((option, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name than their place
            key={index}
            label={fillPlaceholders(t.pollOption, { number: index + 1 })}
            value={option}
            maxLength={MAX_OPTION_TEXT}
            onChange={(next) => setOptions(options.map((one, at) => (at === index ? next : one)))}
          />
        ))}
        {options.length < MAX_POLL_OPTIONS ? (
          <Button look="ghost" size="s" onPress={() => setOptions([...options, ''])}>
            {t.addOption}
          </Button>
        ) : null}
        <Select
          label={t.pollRight}
          help={t.pollRightHelp}
          value={rightAt < 0 ? NO_RIGHT : right}
          options={[{ id: NO_RIGHT, label: t.noRight }, ...asked]}
          onChange={setRight}
        />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  )
}

function RulesDialog({ id, rules, onClose }: { id: string; rules: Rules; onClose: () => void }) {
  const t = useTexts('liveChat')
  const [next, setNext] = useState(rules)
  const { problem, isBusy, send } = useAct(onClose)
  const change = (part: Partial<Rules>) => setNext({ ...next, ...part })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.setRules}
      foot={
        <Button isPending={isBusy} onPress={() => void send({ id, act: 'rules', rules: next })}>
          {t.saveRules}
        </Button>
      }
    >
      <div className={form}>
        <Checkbox isSelected={next.isTeachersOnly} onChange={(isTeachersOnly) => change({ isTeachersOnly })}>
          {t.onlyTeachers}
        </Checkbox>
        <Checkbox isSelected={next.allowsLinks} onChange={(allowsLinks) => change({ allowsLinks })}>
          {t.allowLinks}
        </Checkbox>
        <NumberField
          label={t.slowS}
          value={next.slowS}
          minValue={0}
          maxValue={MAX_SLOW_S}
          onChange={(slowS) => change({ slowS: Number.isFinite(slowS) ? Math.round(slowS) : 0 })}
        />
        <TextArea
          label={t.words}
          help={t.wordsHelp}
          value={next.words}
          maxLength={MAX_BLOCKED_WORDS}
          onChange={(words) => change({ words })}
        />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  )
}
