import { OWNER_LEVEL, ROLES } from '#domain/roles/roles.ts'
import type { SeedData, SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { contentDocument } from './contentDocument.ts'
import type { Lookup } from './Lookup.ts'
import type { ToRichText } from './markdownToRichText.ts'
import {
  adminConfigDocument,
  messageSettingsDocument,
  projectConfigDocument,
  webStaticConfigDocument,
} from './settingsDocuments.ts'

type Document = Record<string, unknown>

const texts = (entries: readonly string[]): { text: string }[] => entries.map((text) => ({ text }))

/** A record as its collection stores it, references as ids, fields that the row leaves out emptied. */
export function documentOf(record: SeedRecord, { id, toRichText }: Lookup): Document {
  const optional = (kind: SeedKind, key: string | undefined) => (key ? id(kind, key) : null)
  switch (record.kind) {
    case 'project':
      return projectDocument(record.data)
    case 'media': {
      const { alt, focalX, focalY } = record.data
      return { alt, ...(focalX !== undefined && { focalX }), ...(focalY !== undefined && { focalY }) }
    }
    case 'privateFile':
      return { title: record.data.title }
    case 'webStaticConfig':
      return webStaticConfigDocument(record.data, optional('media', record.data.brand?.logo))
    case 'projectConfig':
      return projectConfigDocument(record.data)
    case 'adminConfig':
      return adminConfigDocument(record.data)
    case 'messageSettings':
      return messageSettingsDocument(record.data)
    case 'user': {
      const { name, phone, email, role } = record.data
      return { name, phone: phone ?? null, email: email ?? null, userLevel: levelOf(role) }
    }
    case 'class': {
      const { slug, title, summary, subject } = record.data
      return { slug, title, summary: summary ?? null, subject }
    }
    case 'lecture': {
      const { class: classKey, body, youtube, pdf, ...rest } = record.data
      return {
        ...rest,
        class: id('class', classKey),
        body: toRichText(body),
        youtube: youtube ?? null,
        pdf: optional('privateFile', pdf),
      }
    }
    case 'product':
      return {
        ...productDocument(record.data, toRichText),
        image: optional('media', record.data.image),
        classes: record.data.classes.map((key) => id('class', key)),
      }
    case 'page':
    case 'section':
    case 'testSeries':
    case 'testPaper':
    case 'blogCategory':
    case 'blog':
    case 'leadForm':
    case 'redirect':
      return contentDocument(record, { id, toRichText })
  }
}

const levelOf = (role: string): number =>
  role === 'owner' ? OWNER_LEVEL : (ROLES.find(({ id }) => id === role)?.level ?? ROLES[0].level)

const projectDocument = ({ slug, title, domains, status }: SeedData['project']): Document => ({
  slug,
  title,
  domains: domains.map((host) => ({ host })),
  status,
})

function productDocument(product: SeedData['product'], toRichText: ToRichText): Document {
  return {
    slug: product.slug,
    kind: product.kind,
    _status: product.status,
    title: product.title,
    shortTitle: product.shortTitle ?? null,
    kicker: product.kicker ?? null,
    badge: product.badge ?? null,
    exam: product.exam ?? null,
    language: product.language ?? null,
    subject: product.subject,
    summary: product.summary,
    description: toRichText(product.description),
    pricePaise: product.price,
    mrpPaise: product.mrp ?? null,
    validityDays: product.validityDays ?? null,
    tags: product.tags,
    outcomes: texts(product.outcomes),
    highlights: texts(product.highlights),
    teachers: product.teachers,
    faqs: product.faqs,
    ...(product.rank !== undefined && { rank: product.rank }),
  }
}
