'use client'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useParams } from 'next/navigation'
import type { Verified } from '#domain/calls/learning/certificates.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { isResultToken, useVerified, useVerifiedResult } from '#site/data/account/certificates.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { LinkPending, LinkScreen } from '#site/features/shell/LinkScreen.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ResultOutcome } from './ResultOutcome.tsx'
import { bad, card, facts, good, head, name, text, title } from './VerifyScreen.css.ts'

/** `/verify/<token>`: whether a certificate or a result card is genuine, for anyone with its link or QR code. */
export function VerifyScreen() {
  const token = decodeURIComponent(useParams<{ token: string }>().token)
  return (
    <LinkScreen>
      {isResultToken(token) ? <ResultOfToken token={token} /> : <CertificateOfToken token={token} />}
    </LinkScreen>
  )
}

function CertificateOfToken({ token }: { token: string }) {
  const { base } = useProject()
  const { verified, error, reload } = useVerified(base, token)
  if (verified) return <Outcome verified={verified} />
  return <Pending error={error} reload={reload} />
}

function ResultOfToken({ token }: { token: string }) {
  const { base } = useProject()
  const { verified, error, reload } = useVerifiedResult(base, token)
  if (verified) return <ResultOutcome verified={verified} />
  return <Pending error={error} reload={reload} />
}

function Pending({ error, reload }: { error: unknown; reload: () => Promise<unknown> }) {
  const t = useTexts('verify')
  return (
    <LinkPending
      texts={{ ...t, title: t.checking }}
      height={280}
      hasFailed={error !== undefined}
      onRetry={() => void reload()}
    />
  )
}

function Outcome({ verified: { state, certificate, revokedAt } }: { verified: Verified }) {
  const t = useTexts('verify')
  const locale = useLocale()
  const isValid = state === 'valid'
  return (
    <section className={card} aria-labelledby="outcome">
      <div className={head}>
        <Icon icon={isValid ? CircleCheck : CircleX} size="l" className={isValid ? good : bad} />
        <h1 id="outcome" className={title}>
          {t.states[state]}
        </h1>
      </div>
      <p className={text}>
        {fillPlaceholders(t.stateTexts[state], { day: revokedAt ? dayText(revokedAt, locale) : '' })}
      </p>
      {certificate ? (
        <>
          <p className={name}>
            <MixedText>{certificate.name}</MixedText>
          </p>
          <p>
            <MixedText>{fillPlaceholders(t.completed, { title: certificate.title })}</MixedText>
          </p>
          <dl className={facts}>
            <div>
              <dt>{t.number}</dt>
              <dd>{certificate.number}</dd>
            </div>
            <div>
              <dt>{t.issued}</dt>
              <dd>{dayText(certificate.on, locale)}</dd>
            </div>
            <div>
              <dt>{t.key}</dt>
              <dd>{certificate.key}</dd>
            </div>
          </dl>
        </>
      ) : null}
    </section>
  )
}
