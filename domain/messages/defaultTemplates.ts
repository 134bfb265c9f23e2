import type { Locale } from '../text/locales.ts'
import type { CodePurpose, MessageChannel, MessagePurpose } from './purposes.ts'

export type MessageContent = { subject: string; text: string }

type CodeTexts = {
  /** What the receiver can do with each code. */
  use: Record<CodePurpose, string>
  subject: (use: string) => string
  sms: (use: string) => string
  email: (use: string) => readonly string[]
}

const TEXTS: Record<Locale, CodeTexts> = {
  en: {
    use: {
      login: 'sign in to {project}',
      signup: 'join {project}',
      staff: 'sign in to the admin panel of {project}',
      stepUp: 'sign in to {project}',
      changePhone: 'confirm your phone at {project}',
      changeEmail: 'confirm your e-mail at {project}',
      proof: 'confirm that it is you at {project}',
      guardian: 'consent as a guardian at {project}',
    },
    subject: (use) => `Your code to ${use}`,
    sms: (use) => `{code} is your code to ${use}. Valid for {minutes} minutes. Do not share it.`,
    email: (use) => [
      `This is your code to ${use}. It is valid for {minutes} minutes.`,
      'Do not share it with anyone; we never ask for it. If you did not ask for a code, you can ignore this e-mail.',
    ],
  },
  hi: {
    use: {
      login: '{project} में लॉग इन करने',
      signup: '{project} से जुड़ने',
      staff: '{project} के एडमिन पैनल में लॉग इन करने',
      stepUp: '{project} में लॉग इन करने',
      changePhone: '{project} में अपने फ़ोन की पुष्टि करने',
      changeEmail: '{project} में अपने ईमेल की पुष्टि करने',
      proof: '{project} में अपनी पहचान की पुष्टि करने',
      guardian: '{project} में अभिभावक की सहमति देने',
    },
    subject: (use) => `${use} का कोड`,
    sms: (use) => `{code}: ${use} का कोड। {minutes} मिनट तक मान्य। किसी को न बताएँ।`,
    email: (use) => [
      `यह ${use} का आपका कोड है। यह {minutes} मिनट तक मान्य है।`,
      'इसे किसी को न बताएँ; हम इसे कभी नहीं पूछते। अगर आपने कोड नहीं माँगा था, तो इस ईमेल को अनदेखा करें।',
    ],
  },
}

/**
 * The default texts for projects without their own. The code comes first, so that phones, mail previews and
 * the outbox recognise it whatever digits the project's name contains.
 */
export function defaultTemplates(
  purpose: MessagePurpose,
  channel: MessageChannel,
  locale: Locale = 'en',
): MessageContent {
  if (purpose === 'notice') return { subject: '{subject} · {project}', text: '{text}' }
  const texts = TEXTS[locale]
  const use = texts.use[purpose]
  const subject = texts.subject(use)
  return channel === 'sms'
    ? { subject, text: texts.sms(use) }
    : { subject, text: ['{code}', ...texts.email(use)].join('\n\n') }
}
