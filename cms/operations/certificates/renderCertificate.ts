import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { Locale } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { dayOf, textOf } from '#domain/text/textOf.ts'
import type { Certificate } from '#payload-types'
import { renderPdf } from '../../adapters/pdf/renderPdf.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { certificateToken } from './certificateToken.ts'

/** A certificate as PDF in one language; its QR code links to the verification page. */
export async function renderCertificate(
  payload: BasePayload,
  project: RequestProject,
  row: Certificate,
  locale: Locale,
): Promise<Uint8Array> {
  const [brand, { address }] = await Promise.all([
    readRow({ payload, collection: 'projects', where: { id: { equals: project.id } } }),
    projectAddress(payload, project),
  ])
  const say = (text: Parameters<typeof renderText>[1]) => renderText(locale, text)
  return renderPdf({
    kind: 'certificate',
    data: {
      brand: brand?.title ?? '',
      heading: say(textOf('certificateHeading')),
      before: say(textOf('certificateBefore')),
      name: row.name,
      after: say(textOf('certificateAfter')),
      title: row.title,
      facts: say(textOf('certificateFacts', { day: dayOf(Date.parse(row.issuedAt)), number: row.number })),
      note: say(textOf('certificateNote')),
      link: `${address}/verify/${certificateToken(row)}`,
      issuedAt: row.issuedAt,
    },
  })
}
