import type { Endpoint } from 'payload'
import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import {
  DownloadsResponseSchema,
  ResourceQuerySchema,
  ResourceResponseSchema,
} from '#domain/calls/resources.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { freeDownloads } from '../../operations/resources/freeDownloads.ts'
import { openResource } from '../../operations/resources/openResource.ts'
import { ownedItems } from '../../operations/resources/ownedItems.ts'
import { downloadsLeft } from '../../operations/resources/takeDownload.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { itemFile } from './files.ts'

const resourceOpen = defineCall({
  path: '/resources/open',
  method: 'get',
  summary: 'Gate of a free resource for this visitor, and its content if it is open',
  body: ResourceQuerySchema,
  answer: ResourceResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const opened = await openResource(req, project, body.slug, now)
    if (!opened) return notFound()
    const { resource, gate } = opened
    const { kind, youtube, href } = resource
    const isOpen = gate === 'open'
    return {
      apiSuccess: true as const,
      gate,
      hasFile: kind === 'pdf' && Boolean(idOf(resource.file)),
      youtube: (isOpen && kind === 'video' && youtube) || null,
      href: (isOpen && kind === 'link' && href) || null,
    }
  },
})

const downloadsMine = defineCall({
  path: '/downloads/mine',
  method: 'get',
  summary: 'Bought files and unlocked free resources of the signed-in person',
  body: z.object({}),
  answer: DownloadsResponseSchema,
  handle: async ({ req, project, viewer, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    const locale = localeOf(req)
    const [owned, free] = await Promise.all([
      ownedItems(req.payload, project, viewer.id, now, locale),
      freeDownloads(req.payload, project, viewer.id, locale),
    ])
    const left = await downloadsLeft(req.payload, viewer.id, owned)
    const items = owned.map(({ item, product, endsAt }) => ({
      id: String(item.id),
      title: localisedText(locale, item.title, item.hindiTitle) ?? item.title,
      pages: item.pages ?? null,
      product,
      endsAt,
      left: left.get(String(item.id)) ?? null,
    }))
    return { apiSuccess: true as const, items, free }
  },
})

export const RESOURCE_CALLS: Call[] = [resourceOpen, downloadsMine]

/** Endpoints that do not answer JSON. */
export const RESOURCE_ENDPOINTS: Endpoint[] = [itemFile]
