import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { missingRight } from '#cms/endpoints/defineCall.ts'
import { PREVIEWED_COLLECTIONS } from '#domain/content/previewPath.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { pngFile } from '#tests/support/files.ts'
import { expectedOf, hasModule } from './expectedOf.ts'
import type { Sample } from './operations.ts'
import type { Visitor } from './visitors.ts'

/** Documents that the routes refer to. */
export type Setup = {
  samples: Map<string, Sample>
  /** A paid lecture with a PDF. */
  lecture: string
  exported: readonly string[]
  imported: readonly string[]
}

/** `viewer` is the visitor as this request's method shows them to the access rules; null for anonymous. */
type Who = { visitor: Visitor; viewer: Viewer | null }
type Due = { status: number; code?: string }
export type OtherCall = {
  path: string
  body?: () => object | Promise<object>
  due: (who: Who) => Due
}

const status = (value: number): Due => ({ status: value })
const always = (value: number) => () => status(value)

const viewOf = (viewer: Viewer, slug: string) => collectionGrant(viewer, slug, MODULES).view

/** A draft's preview in the storefront: for staff who can read the collection in the panel, not in view-as sessions. */
const previewsOf = ({ samples }: Setup): OtherCall[] =>
  PREVIEWED_COLLECTIONS.map((slug) => ({
    path: `/content/preview?collection=${slug}&id=${samples.get(slug)?.id}`,
    due: ({ visitor, viewer }) => {
      if (!viewer?.isStaff || visitor.isReadOnly) return status(401)
      const view = viewOf(viewer, slug)
      return status(view === 'none' ? 403 : view === 'all' ? 303 : 404)
    },
  }))

/** Replacing a file: for those who may change the document. */
const replacing =
  (slug: 'media' | 'private-files') =>
  ({ samples }: Setup): OtherCall[] => [
    {
      path: `/${slug}/${samples.get(slug)?.id}/replacefile`,
      body: async () => {
        const [form, { data, name }] = [new FormData(), await pngFile()]
        form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
        return form
      },
      due: ({ viewer }) => {
        if (!viewer) return status(401)
        if (!viewer.isStaff) return status(403)
        const { read, update } = expectedOf(slug, viewer)
        if (read !== 'all') return status(404)
        if (update !== 'all') return status(403)
        return status(slug === 'media' ? 200 : 400)
      },
    },
  ]

/** Exporting a list: for those with its module; personal data needs a fresh code, which no visitor has here. */
const isOpened = (viewer: Viewer, slug: string): boolean =>
  slug === 'users' || viewOf(viewer, slug) !== 'none'

const downloads = ({ exported }: Setup): OtherCall[] =>
  exported.map((slug) => ({
    path: '/exports/download',
    body: () => ({ data: { collectionSlug: slug, format: 'json' } }),
    due: ({ viewer }) => {
      const isAllowed = hasModule(viewer, 'transfers', 'canEdit') && viewer && isOpened(viewer, slug)
      return isAllowed ? { status: 200, code: 'proofNeeded' } : status(403)
    },
  }))

const exportPreviews = ({ exported }: Setup): OtherCall[] =>
  exported.map((slug) => ({
    path: '/exports/export-preview',
    body: () => ({ collectionSlug: slug, format: 'json', previewLimit: 5 }),
    due: ({ viewer }) =>
      status(hasModule(viewer, 'transfers', 'canView') && viewer && isOpened(viewer, slug) ? 200 : 403),
  }))

const importPreviews = ({ imported }: Setup): OtherCall[] =>
  imported.map((slug) => ({
    path: '/imports/preview-data',
    body: () => ({
      collectionSlug: slug,
      format: 'csv',
      fileData: Buffer.from('title\nRow').toString('base64'),
    }),
    due: ({ viewer }) => {
      const { create, update } = expectedOf(slug as 'redirects', viewer)
      return status(create === 'none' && update === 'none' ? 403 : 200)
    },
  }))

const singleCall =
  (path: string, due: OtherCall['due'], more: Partial<OtherCall> = {}) =>
  (): OtherCall[] => [{ path, due, ...more }]

/** Payload's password routes: closed to everybody, since nobody has a password. */
const closed = (path: string) =>
  singleCall(path, always(403), { body: () => ({ email: 'a@example.org', password: 'x', token: 'x' }) })

/** Routes that are neither JSON calls of ours nor collection routes, by method and path relative to /api. */
export const OTHER_ROUTES: Record<string, (setup: Setup) => OtherCall[]> = {
  'get /super-admin/export': singleCall('/super-admin/export', ({ viewer }) => {
    const lack = missingRight(viewer, 'owner')
    return lack ? { status: lack.httpStatus ?? 403, code: lack.code } : { status: 403, code: 'proofNeeded' }
  }),
  'post /attempts/export': singleCall(
    '/attempts/export',
    ({ viewer }) => {
      const lack = missingRight(viewer, { module: ['testPaperStatus', 'quizAttempts'], toEdit: true })
      return lack ? { status: lack.httpStatus ?? 403, code: lack.code } : { status: 403, code: 'proofNeeded' }
    },
    { body: () => ({ format: 'csv', filter: {} }) },
  ),
  'get /content/preview': previewsOf,
  'get /content/preview/exit': singleCall('/content/preview/exit?to=/', always(303)),
  'post /media/:id/replacefile': replacing('media'),
  'post /private-files/:id/replacefile': replacing('private-files'),
  'get /notifications/stream': singleCall('/notifications/stream', ({ viewer }) =>
    status(viewer ? 200 : 401),
  ),
  'get /bulkemails/opened': singleCall('/bulkemails/opened?token=x', always(404)),
  'get /bulkemails/go': singleCall('/bulkemails/go?token=x', always(404)),
  'get /messages/unsubscribe': singleCall('/messages/unsubscribe?token=x', always(404)),
  'post /messages/unsubscribe': singleCall('/messages/unsubscribe?token=x', always(404)),
  'get /papers/pdf': ({ samples }) => [
    {
      path: `/papers/pdf?kind=test-papers&paper=${samples.get('test-papers')?.id}&source=release&key=yes`,
      due: ({ viewer }) => {
        const lack = missingRight(viewer, { module: ['testSeries', 'quizzes'], toEdit: true })
        if (lack) return { status: lack.httpStatus ?? 0 }
        const isTheirs = viewer && collectionGrant(viewer, 'test-papers', MODULES).edit === 'all'
        // It was never published.
        return isTheirs ? { status: 200, code: 'noDraft' } : status(404)
      },
    },
  ],
  'get /invoices/:id/pdf': ({ samples }) => [
    {
      path: `/invoices/${samples.get('invoices')?.id}/pdf`,
      due: ({ viewer }) => {
        if (!viewer) return status(401)
        const { read } = expectedOf('invoices', viewer)
        return status(viewer.isStaff && read === 'all' ? 200 : 404)
      },
    },
  ],
  'get /sales/gstr1': singleCall('/sales/gstr1?month=2026-11&section=b2b', ({ viewer }) => {
    const lack = missingRight(viewer, { module: 'invoices' })
    if (lack) return { status: lack.httpStatus ?? 403, code: lack.code }
    return status(viewer && viewOf(viewer, 'invoices') === 'all' ? 200 : 404)
  }),
  'get /bank/file/:id': ({ samples }) => [
    {
      path: `/bank/file/${samples.get('question-files')?.id}`,
      due: ({ visitor, viewer }) => {
        const lack = missingRight(viewer, { module: 'questions' })
        if (lack) return { status: lack.httpStatus ?? 403, code: lack.code }
        return status(expectedOf('question-files', viewer, visitor.isReadOnly).read === 'all' ? 200 : 404)
      },
    },
  ],
  'get /tests/pack/:release': singleCall('/tests/pack/none', ({ viewer }) => status(viewer ? 404 : 401)),
  'get /quizzes/solutionfile': singleCall(
    '/quizzes/solutionfile?attempt=none&question=q&file=f',
    ({ viewer }) => status(viewer ? 404 : 401),
  ),
  'get /tests/file': singleCall(`/tests/file?attempt=none&question=q&file=${'0'.repeat(64)}`, ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'post /tests/addfile': singleCall(
    `/tests/addfile?attempt=none&epoch=1&question=q&file=${'0'.repeat(64)}`,
    ({ visitor, viewer }) => status(viewer ? (visitor.isReadOnly ? 403 : 404) : 401),
  ),
  'get /tests/solutionfile': singleCall('/tests/solutionfile?attempt=none&file=f', ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'get /tests/answerpdf': singleCall('/tests/answerpdf?attempt=none&question=q', ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'get /expert/sheetpdf': singleCall('/expert/sheetpdf?sheet=none&question=q', always(404)),
  'get /expert/sheetfile': singleCall('/expert/sheetfile?sheet=none&file=f', always(404)),
  'post /learn/addassignmentfile': singleCall('/learn/addassignmentfile', ({ visitor, viewer }) =>
    status(viewer ? (visitor.isReadOnly ? 403 : 404) : 401),
  ),
  'get /class/folder/:id': ({ samples }) => [
    {
      path: `/class/folder/${samples.get('classes')?.id}`,
      due: ({ viewer }) => {
        const lack =
          missingRight(viewer, { module: ['classes'], toEdit: true }) ??
          missingRight(viewer, { module: ['lectures'], toEdit: true })
        if (lack) return { status: lack.httpStatus ?? 403, code: lack.code }
        return status(viewer && collectionGrant(viewer, 'classes', MODULES).edit === 'all' ? 200 : 404)
      },
    },
  ],
  'post /uploads/addpart': singleCall('/uploads/addpart', ({ viewer }) => {
    const lack = missingRight(viewer, { module: ['storage', 'classes'], toEdit: true })
    return lack ? { status: lack.httpStatus ?? 403, code: lack.code } : status(404)
  }),
  'get /learn/assignmentfile': singleCall('/learn/assignmentfile', ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'get /tests/card/:attempt': singleCall('/tests/card/none', ({ viewer }) => status(viewer ? 404 : 401)),
  'get /learn/certificate/:number/pdf': singleCall('/learn/certificate/none/pdf', ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'get /learn/livechat/:id/stream': singleCall('/learn/livechat/none/stream', ({ viewer }) =>
    status(viewer ? 404 : 401),
  ),
  'get /learn/calendar/:token': singleCall('/learn/calendar/none', always(404)),
  'get /learn/hls/:token': singleCall('/learn/hls/none', always(404)),
  'get /learn/media/:token': singleCall('/learn/media/none', always(404)),
  'get /learn/file/:lecture': ({ lecture }) => [
    {
      path: `/learn/file/${lecture}`,
      due: ({ viewer }) => status(viewer?.isAdmin ? 200 : viewer ? 403 : 401),
    },
  ],
  'get /downloads/:item/file': ({ samples }) => [
    {
      path: `/downloads/${samples.get('digital-items')?.id}/file`,
      due: ({ viewer }) => status(viewer?.project ? 404 : 401),
    },
  ],
  'get /free-resources/:slug/file': singleCall('/free-resources/foreign/file', ({ viewer }) =>
    status(viewer?.project ? 200 : 401),
  ),
  'post /reviews/addphoto': singleCall('/reviews/addphoto?product=none', ({ visitor, viewer }) =>
    status(viewer?.project ? (visitor.isReadOnly ? 403 : 404) : 401),
  ),
  'post /order/addreturnphoto': singleCall('/order/addreturnphoto?order=none', ({ visitor, viewer }) =>
    status(viewer?.project ? (visitor.isReadOnly ? 403 : 404) : 401),
  ),
  'get /tickets/file': singleCall('/tickets/file?file=none', always(404)),
  'post /tickets/addfile': singleCall('/tickets/addfile', ({ visitor, viewer }) => {
    if (!viewer) return status(401)
    return status(visitor.isReadOnly ? 403 : 400)
  }),
  'post /payment/webhook/:gateway': singleCall('/payment/webhook/sandbox', always(401), {
    body: () => ({}),
  }),
  'post /messages/events': singleCall('/messages/events', always(401), { body: () => ({}) }),
  'post /parcels/news': singleCall('/parcels/news', always(401), { body: () => ({}) }),
  'get /openapi.json': singleCall('/openapi.json', always(200)),
  'post /exports/download': downloads,
  'post /exports/export-preview': exportPreviews,
  'post /imports/preview-data': importPreviews,
  // Without a file only the permission is checked.
  'post /imports/check': singleCall(
    '/imports/check',
    ({ viewer }) => status(hasModule(viewer, 'transfers', 'canEdit') ? 400 : 403),
    { body: () => ({}) },
  ),
  'get /imports/template': singleCall('/imports/template?list=selling-products', ({ viewer }) =>
    status(hasModule(viewer, 'transfers', 'canView') ? 200 : 403),
  ),
  'get /access': singleCall('/access', always(200)),
  'get /users/me': singleCall('/users/me', always(200)),
  'get /users/init': singleCall('/users/init', always(200)),
  // Viewing as somebody lasts as long as the session.
  'post /users/refresh-token': singleCall('/users/refresh-token', ({ visitor }) =>
    status(visitor.access ? 200 : 401),
  ),
  'post /users/logout': singleCall('/users/logout', ({ viewer }) => status(viewer ? 200 : 401)),
  'post /users/login': closed('/users/login'),
  'post /users/forgot-password': closed('/users/forgot-password'),
  'post /users/reset-password': closed('/users/reset-password'),
  'post /users/first-register': closed('/users/first-register'),
  'post /users/unlock': closed('/users/unlock'),
  'post /users/verify/:id': closed('/users/verify/x'),
}
