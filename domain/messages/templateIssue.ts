import { fillTemplate } from './fillTemplate.ts'
import { carriesCode, type MessageChannel, type MessagePurpose } from './purposes.ts'

export type MessageTemplate = {
  purpose: MessagePurpose
  channel: MessageChannel
  subject?: string | null
  text: string
  dltTemplateId?: string | null
}

type TemplateIssue = { field: 'text' | 'subject'; message: string }

/** Maximum length of an SMS in characters; Twilio refuses more. */
export const SMS_MAX = 1600

/** Phones, the outbox and pasted messages assume that the first number of 4 or 6 digits is the code. */
const CODE_IN_TEXT = /\b(\d{6}|\d{4})\b/
const SAMPLE_CODES = ['1357', '2468', '135790', '246802']

/**
 * Why a project's template can't be used, or null. `project` is the project's name, which may contain digits.
 */
export function templateIssue(template: MessageTemplate, project: string): TemplateIssue | null {
  const { purpose, channel, text, subject } = template
  const isCode = carriesCode(purpose)
  const inText = braceIssue(text, isCode ? ['code', 'project', 'minutes', 'host'] : ['text', 'project'])
  if (inText) return { field: 'text', message: inText }
  const needed = isCode ? '{code}' : '{text}'
  if (!text.includes(needed)) return { field: 'text', message: `The text must have ${needed} in it` }
  const fill = (code: string) =>
    fillTemplate(text, { code, project, minutes: '10', host: 'example.org', text: '' })
  if (isCode && SAMPLE_CODES.some((code) => CODE_IN_TEXT.exec(fill(code))?.[0] !== code)) {
    const message =
      'The code must be the first number of 4 or 6 digits and stand by itself; otherwise phones fill in another one'
    return { field: 'text', message }
  }
  if (channel === 'sms' && fill('135790').length > SMS_MAX)
    return { field: 'text', message: `An SMS has at most ${SMS_MAX} characters` }
  if (channel === 'sms' || !subject) return null
  if (subject.includes('{code}'))
    return { field: 'subject', message: 'Leave {code} out of the subject: mail servers write subjects down' }
  const inSubject = braceIssue(subject, isCode ? ['project', 'minutes'] : ['subject', 'project'])
  return inSubject ? { field: 'subject', message: inSubject } : null
}

type PlacedIssue = { path: [number, 'text' | 'subject' | 'purpose']; message: string }

/**
 * Problems of all templates of a project, each with its index in the list; `project` is the project's name.
 */
export function templateIssues(templates: readonly MessageTemplate[], project: string): PlacedIssue[] {
  const seen = new Set<string>()
  const issues: PlacedIssue[] = []
  templates.forEach((template, i) => {
    const issue = templateIssue(template, project)
    if (issue) issues.push({ path: [i, issue.field], message: issue.message })
    const use = `${template.purpose} ${template.channel}`
    if (seen.has(use))
      issues.push({ path: [i, 'purpose'], message: 'This purpose and channel has a text already' })
    seen.add(use)
  })
  return issues
}

function braceIssue(text: string, known: readonly string[]): string | null {
  const names = known.map((name) => `{${name}}`).join(', ')
  for (const [braces, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (known.includes(name)) continue
    if (name === '#var#') return `Write one of ${names} where the registered text has ${braces}`
    return `${braces} is not known here; use ${names}`
  }
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) ? 'A brace has no partner' : null
}
