import type { CollectionAdminOptions, CollectionConfig } from 'payload'

/** Drafts that save themselves while somebody writes, into one version that they keep; the last 15 versions stay. */
export const DRAFTS: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000, showSaveDraftButton: true } },
  maxPerDoc: 15,
}

const address = (collection: string, id: unknown): string | null =>
  id ? `/api/content/preview?collection=${collection}&id=${encodeURIComponent(String(id))}` : null

/** The draft in the real storefront, beside the form and in a tab of its own. */
export const preview = (collection: string): Pick<CollectionAdminOptions, 'livePreview' | 'preview'> => ({
  livePreview: {
    url: ({ data }) => address(collection, data.id),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  },
  preview: ({ id }) => address(collection, id),
})

/** Publishing and taking offline at a time, beside the other buttons of the document. */
export const scheduleButton: CollectionAdminOptions['components'] = {
  edit: { beforeDocumentControls: ['/admin/content/ScheduleButton#ScheduleButton'] },
}
