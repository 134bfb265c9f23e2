import { youtubeId } from '#domain/learning/youtubeId.ts'
import { richTextField } from '../fields/richTextField.ts'
import { button, head, limit, link, picture, text } from './fields.ts'
import { section } from './section.ts'

const group = 'Words and pictures'

export const richText = section({
  slug: 'richText',
  name: 'Text',
  plural: 'Texts',
  group,
  fields: [richTextField('content')],
})

export const imageText = section({
  slug: 'imageText',
  name: 'Image and text',
  plural: 'Images and texts',
  group,
  fields: [
    text('heading', 120),
    picture(),
    {
      name: 'side',
      type: 'select',
      required: true,
      defaultValue: 'left',
      label: 'The picture stands',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
    },
    richTextField('content'),
    button,
  ],
})

export const video = section({
  slug: 'video',
  name: 'Video',
  plural: 'Videos',
  group,
  fields: [
    ...head,
    {
      name: 'youtube',
      type: 'text',
      required: true,
      maxLength: 200,
      label: 'YouTube',
      admin: { description: 'The address of the video, or its id' },
      validate: (value: unknown) =>
        (typeof value === 'string' && youtubeId(value) !== null) || 'Enter the address of a YouTube video',
    },
    text('caption', 200),
  ],
})

export const blogList = section({
  slug: 'blogList',
  name: 'Blog posts',
  plural: 'Blog posts',
  group,
  fields: [
    ...head,
    link,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'blog-categories',
      maxDepth: 1,
      admin: { description: 'If empty, the newest of all categories are shown' },
    },
    limit(12, 3),
  ],
})
