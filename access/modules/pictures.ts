/** Files and pictures that editors of any content can select. */
export const PICTURES = ['media', 'media-folders'] as const
