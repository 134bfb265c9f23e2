/** Files and pictures that editors of any content choose from. */
export const PICTURES = ['media', 'media-folders'] as const
