'use client'
import { useFormFields } from '@payloadcms/ui'
import { type AddressableCollection, documentPath } from '#domain/content/documentPath.ts'
import { richTextText } from '#domain/content/richTextText.ts'
import { type SearchPreview, searchPreview } from '#domain/content/searchPreview.ts'
import { usePicture } from './usePicture.ts'

type Props = {
  /** Path of the group that holds the SEO fields. */
  group: string
  collection: AddressableCollection
  site: string
  host: string
}

/** Current form values by field path. */
function useValues(paths: readonly string[]): Record<string, unknown> {
  const text = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(paths.map((path) => [path, fields[path]?.value ?? null]))),
  )
  return JSON.parse(text) as Record<string, unknown>
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
const asId = (value: unknown): string | null =>
  asText(typeof value === 'object' ? (value as { id?: unknown } | null)?.id : value)

export function SearchPreviewBox({ group, collection, site, host }: Props) {
  const meta = (name: string) => `${group}.${name}`
  const values = useValues([
    'title',
    'slug',
    'kind',
    'excerpt',
    'summary',
    'content',
    'cover',
    'image',
    meta('title'),
    meta('description'),
    meta('image'),
    meta('noIndex'),
  ])
  const preview = searchPreview(
    {
      title: asText(values.title),
      excerpt: asText(values.excerpt),
      summary: asText(values.summary),
      text: richTextText(values.content),
      image: asId(values.cover) ?? asId(values.image),
      meta: {
        title: asText(values[meta('title')]),
        description: asText(values[meta('description')]),
        image: asId(values[meta('image')]),
        noIndex: values[meta('noIndex')] === true,
      },
    },
    {
      host,
      site,
      path: documentPath(collection, { slug: asText(values.slug) ?? '…', kind: asText(values.kind) }),
    },
  )
  return (
    <section className="field-type search-preview" aria-label="Preview">
      <Result preview={preview} />
      <Card preview={preview} host={host} />
    </section>
  )
}

function Result({ preview }: { preview: SearchPreview }) {
  return (
    <div className="search-preview__part">
      <h4>In search results</h4>
      {preview.isHidden ? (
        <p className="search-preview__hidden" role="status">
          Search engines are told not to index it.
        </p>
      ) : (
        <div className="search-preview__result">
          <p className="search-preview__address">{preview.address}</p>
          <p className="search-preview__title">{preview.title}</p>
          <p className="search-preview__text">
            {preview.description || 'Without a description, search engines pick some words of the page.'}
          </p>
        </div>
      )}
    </div>
  )
}

function Card({ preview, host }: { preview: SearchPreview; host: string }) {
  const picture = usePicture(preview.image)
  return (
    <div className="search-preview__part">
      <h4>When shared</h4>
      <div className="search-preview__card">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: the panel has no image optimiser
          <img src={picture.url} alt={picture.alt} />
        ) : (
          <p className="search-preview__none">No picture yet</p>
        )}
        <div className="search-preview__words">
          <p className="search-preview__host">{host}</p>
          <p className="search-preview__title">{preview.title}</p>
          {preview.description && <p className="search-preview__text">{preview.description}</p>}
        </div>
      </div>
    </div>
  )
}
