import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { sendFailureText } from '#domain/messages/failureTexts.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import type { Identity } from '#domain/profile/provenChannel.ts'
import { renderText } from '#domain/text/renderText.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import type { SendAttempt } from '../../adapters/messages/sendWithFallback.ts'
import { env } from '../../config/env.ts'
import { sendNotice } from '../messages/sendNotice.ts'

type Tested =
  /** `before`: texts of the failed attempts before the successful one; empty when there were none. */
  | { ok: true; provider: string; sender: string | null; tookMs: number; before: string }
  /** `reason`: texts of all failed attempts. */
  | { ok: false; reason: Text }

/** Sends a test message to the admin through the project's stored senders, then the installation's. */
export async function testMessage(
  payload: BasePayload,
  test: { project: RequestProject; channel: MessageChannel; person: Identity; now: Date },
): Promise<Tested> {
  const sent = await sendNotice(payload, {
    ...test,
    host: new URL(env().PUBLIC_URL).hostname,
    subject: renderText('en', textOf('testSubject')),
    text: renderText('en', textOf('testText')),
  })
  const attempts = 'attempts' in sent ? sent.attempts : []
  const last = attempts.at(-1)
  const failed = attempts
    .filter(({ failure }) => failure)
    .map(wordsOf)
    .join(' ')
  if (sent.state === 'sent' && last) return { ok: true, ...pick(last), before: failed }
  return { ok: false, reason: failed ? literalText(failed) : textOf('nobodyAnswered') }
}

const pick = ({ provider, sender, tookMs }: SendAttempt) => ({ provider, sender, tookMs })

const wordsOf = ({ provider, sender, failure }: SendAttempt): string =>
  `${sender ? `${provider} (${sender})` : provider} ${sendFailureText(failure?.errorCode ?? 'unknown')}.`
