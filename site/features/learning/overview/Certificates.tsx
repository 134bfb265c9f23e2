'use client'
import Award from 'lucide-react/icons/award'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useCertificates } from '#site/data/account/certificates.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { body, facts, icon, name, row, rows, ways } from './Certificates.css.ts'
import { title } from './LearningTotals.css.ts'

/** The certificates of the person, each as a PDF and as the link that others verify; nothing without one. */
export function Certificates({ uid }: { uid: string | undefined }) {
  const t = useTexts('lesson')
  const locale = useLocale()
  const { base } = useProject()
  const certificates = useCertificates(base, uid)
  if (certificates.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="certificates">
      <h2 id="certificates" className={title}>
        {t.certificates}
      </h2>
      <ul className={rows}>
        {certificates.map((certificate) => (
          <li key={certificate.number} className={row}>
            <Icon icon={Award} className={icon} />
            <div className={body}>
              <p className={name}>
                <MixedText>{certificate.title}</MixedText>
              </p>
              <p className={facts}>
                {fillPlaceholders(certificate.isRevoked ? t.revokedCertificate : t.certificateOf, {
                  number: certificate.number,
                  day: dayText(certificate.issuedAt, locale),
                })}
              </p>
              <p className={ways}>
                {certificate.isRevoked ? null : (
                  <a
                    href={`${base}/api/learn/certificate/${certificate.number}/pdf`}
                    target="_blank"
                    rel="noreferrer"
                    className={link}
                  >
                    {t.certificatePdf}
                  </a>
                )}
                <AppLink href={`/verify/${certificate.token}`} className={link} prefetch={false}>
                  {t.certificateLink}
                </AppLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
