import { expect, it } from 'vitest'
import { pictureIdsIn, withTextPictures } from '#site/data/textPictures.ts'
import type { RichText } from '#site/ui/richText/richTextTree.ts'

const figure = (picture: unknown) => ({ type: 'block', fields: { picture, caption: 'A lever' } }) as never
const text = (...pictures: unknown[]): RichText => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] },
      { type: 'quote', children: pictures.map(figure) },
    ],
  },
})
const stored = {
  url: '/api/media/file/a.webp',
  alt: 'A lever',
  sizes: { card: { url: '/api/media/file/a-640.webp' } },
}

it('finds picture ids at any depth', () => {
  expect(pictureIdsIn(text('one', stored, 'two'))).toEqual(['one', 'two'])
  expect(pictureIdsIn(null)).toEqual([])
})

it('resolves picture ids to project URLs, and drops missing ones', () => {
  const known = new Map([['one', { url: '/_projects/demo/api/media/file/one.webp' }]])
  const { root } = withTextPictures('demo', text('one', stored, 'gone', null), known)
  expect(root.children?.[1]?.children?.map(({ fields }) => fields?.picture)).toEqual([
    { url: '/_projects/demo/api/media/file/one.webp' },
    {
      ...stored,
      url: '/_projects/demo/api/media/file/a.webp',
      sizes: { card: { url: '/_projects/demo/api/media/file/a-640.webp' } },
    },
    null,
    null,
  ])
})
