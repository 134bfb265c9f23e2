import { DEFAULT_FILES, DEFAULT_MARKS } from '#domain/learning/assignment.ts'
import { OWNER_LEVEL, ROLES } from '#domain/roles/roles.ts'
import { endOfDay, resolveDate } from '#seed/format/cells.ts'
import { lectureKey } from '#seed/format/LectureSchema.ts'
import type { SeedData, SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { catalogueDocument } from './catalogueDocument.ts'
import { contentDocument } from './contentDocument.ts'
import type { Lookup } from './Lookup.ts'
import { liveClassDocument } from './liveClassDocument.ts'
import { withFigures } from './markdownWithFigures.ts'
import { withMaths } from './markdownWithMaths.ts'
import {
  adminConfigDocument,
  messageSettingsDocument,
  paymentConfigDocument,
  projectConfigDocument,
  rewardConfigDocument,
  shopConfigDocument,
  webStaticConfigDocument,
} from './settingsDocuments.ts'

type Document = Record<string, unknown>

/** Converts a record to a document: references become ids, fields missing in the record are cleared. */
export function documentOf(record: SeedRecord, lookup: Lookup): Document {
  const { id, toRichText } = lookup
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
    case 'questionFile': {
      const { name, digest } = record.data
      return { originalName: name, digest }
    }
    case 'question':
      throw new TypeError('questions are written by writeQuestion')
    case 'paper':
      throw new TypeError('papers are written by writePaper')
    case 'webStaticConfig':
      return webStaticConfigDocument(record.data, optional('media', record.data.brand?.logo))
    case 'projectConfig':
      return projectConfigDocument(record.data)
    case 'adminConfig':
      return adminConfigDocument(record.data)
    case 'messageSettings':
      return messageSettingsDocument(record.data)
    case 'shopConfig':
      return shopConfigDocument(record.data)
    case 'paymentConfig':
      return paymentConfigDocument(record.data)
    case 'rewardConfig':
      return rewardConfigDocument(record.data)
    case 'user': {
      const { name, phone, email, role } = record.data
      return { name, phone: phone ?? null, email: email ?? null, userLevel: levelOf(role) }
    }
    case 'class': {
      const { slug, title, hindiTitle, summary, subject, certificateQuiz: quiz, ...rest } = record.data
      return {
        slug,
        title,
        hindiTitle: hindiTitle ?? null,
        summary: summary ?? null,
        subject: subject ?? null,
        certificatePercent: rest.certificatePercent ?? null,
        certificateQuiz: optional('quiz', quiz),
        certificateQuizPercent: rest.certificateQuizPercent ?? null,
      }
    }
    case 'lecture': {
      const {
        class: classKey,
        body,
        youtube,
        playlist,
        pdf,
        file,
        captions,
        hindiCaptions,
        quiz,
        requires,
        ...rest
      } = record.data
      return {
        ...rest,
        class: id('class', classKey),
        hindiTitle: rest.hindiTitle ?? null,
        hindiChapter: rest.hindiChapter ?? null,
        body: withFigures(withMaths(toRichText), (file) => id('media', file))(body),
        youtube: youtube ?? null,
        playlist: playlist ?? null,
        pdf: optional('privateFile', pdf),
        file: optional('privateFile', file),
        captions: [
          ...(captions ? [{ language: 'en', file: id('privateFile', captions) }] : []),
          ...(hindiCaptions ? [{ language: 'hi', file: id('privateFile', hindiCaptions) }] : []),
        ],
        chapters: rest.chapters.join('\n') || null,
        quiz: optional('quiz', quiz),
        quizPassPercent: rest.quizPassPercent ?? null,
        playedPercent: rest.playedPercent ?? null,
        dwellMinutes: rest.dwellMinutes ?? null,
        dueAt: rest.dueAt ? endOfDay(rest.dueAt, lookup.now) : null,
        maxMarks: rest.maxMarks ?? DEFAULT_MARKS,
        maxFiles: rest.maxFiles ?? DEFAULT_FILES,
        opensAt: rest.opensAt ? resolveDate(rest.opensAt, lookup.now) : null,
        opensDays: rest.opensDays ?? null,
        link: rest.link ?? null,
        requires: requires.map((slug) => id('lecture', lectureKey(classKey, slug))),
      }
    }
    case 'liveClass':
      return liveClassDocument(record.data, lookup)
    case 'product':
    case 'quiz':
    case 'digitalItem':
    case 'category':
    case 'batch':
    case 'review':
    case 'sale':
    case 'coupon':
    case 'freeResource':
      return catalogueDocument(record, lookup)
    case 'page':
    case 'section':
    case 'testSeries':
    case 'testPaper':
    case 'blogCategory':
    case 'blog':
    case 'leadForm':
    case 'redirect':
      return contentDocument(record, lookup)
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
