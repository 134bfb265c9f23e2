'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { defaultTemplates } from '#domain/messages/defaultTemplates.ts'
import { messageContent } from '#domain/messages/messageTexts.ts'
import { carriesCode, type MessageChannel, type MessagePurpose } from '#domain/messages/purposes.ts'
import { smsSegments } from '#domain/messages/smsSegments.ts'
import { templateIssue } from '#domain/messages/templateIssue.ts'

type Props = { path: string; project: string; host: string }

/** Length of an SMS and what raises its cost, as one sentence. */
function lengthOf(text: string): string {
  const { encoding, units, segments, wide } = smsSegments(text)
  const length = `${units} characters, ${segments === 1 ? 'one SMS' : `paid as ${segments} SMS`}`
  const shown = wide.slice(0, 8).join(' ')
  return encoding === 'GSM-7'
    ? `${length}.`
    : `${length}. One SMS has 70 characters instead of 160 here because of: ${shown}${wide.length > 8 ? ' …' : ''}`
}

/** Value of a field in the same array row. */
const useSibling = (path: string, name: string): string =>
  useFormFields(([fields]) => {
    const { value } = fields[path.replace(/[^.]*$/, name)] ?? {}
    return typeof value === 'string' ? value : ''
  })

const sampleCode = (purpose: MessagePurpose): string =>
  purpose === 'login' || purpose === 'signup' ? '4821' : '482193'

/** The message as received, updated while the template is edited. */
export function MessagePreviewBox({ path, project, host }: Props) {
  const purpose = (useSibling(path, 'purpose') || 'login') as MessagePurpose
  const channel = (useSibling(path, 'channel') || 'sms') as MessageChannel
  const template = {
    purpose,
    channel,
    subject: useSibling(path, 'subject'),
    text: useSibling(path, 'text').replace(/\r\n?/g, '\n'),
    dltTemplateId: useSibling(path, 'dltTemplateId'),
  }
  if (template.text === '') return <DefaultTemplate path={path} purpose={purpose} channel={channel} />
  const values = {
    project,
    host,
    minutes: '10',
    ...(carriesCode(purpose) ? { code: sampleCode(purpose) } : { text: 'Your class begins at 6 pm.' }),
  }
  const { subject, text } = messageContent([template], { purpose, channel, values })
  const issue = templateIssue(template, project)
  return (
    <section className="field-type message-preview" aria-label="Preview">
      <p className="message-preview__words">
        {channel === 'email' && <strong>{subject}</strong>}
        {text}
      </p>
      <p className="message-preview__note">
        {channel === 'sms' ? lengthOf(text) : 'Sent as text and as HTML in your colours.'}
      </p>
      {issue && (
        <p className="message-preview__issue" role="status">
          {issue.message}.
        </p>
      )}
    </section>
  )
}

type DefaultTemplateProps = { path: string; purpose: MessagePurpose; channel: MessageChannel }

/** Default template, sent while the text is empty, with a button to start from it. */
function DefaultTemplate({ path, purpose, channel }: DefaultTemplateProps) {
  const { dispatchFields, setModified } = useForm()
  const template = defaultTemplates(purpose, channel)
  const startFromTemplate = () => {
    const values = { text: template.text, ...(channel === 'email' ? { subject: template.subject } : {}) }
    for (const [name, value] of Object.entries(values))
      dispatchFields({ type: 'UPDATE', path: path.replace(/[^.]*$/, name), value })
    setModified(true)
  }
  return (
    <section className="field-type message-preview" aria-label="Usual words">
      <p className="message-preview__words">
        {channel === 'email' && <strong>{template.subject}</strong>}
        {template.text}
      </p>
      <p className="message-preview__note">This is sent as long as there is no text here.</p>
      <button type="button" className="panel-button" onClick={startFromTemplate}>
        Start from these words
      </button>
    </section>
  )
}
