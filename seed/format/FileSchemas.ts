import { z } from 'zod'
import { imageFile, line, privateFile, wholeNumber } from './cells.ts'

/** One image: a row of `media.csv`; the file is in `media/`. Focal point in percent from left and top. */
export const MediaSchema = z.strictObject({
  file: imageFile,
  alt: line(300),
  focalX: wholeNumber(0, 100).optional(),
  focalY: wholeNumber(0, 100).optional(),
})

/** One PDF, video, sound or file of captions for learners: a row of `private-files.csv`; the file is in `files/`. */
export const PrivateFileSchema = z.strictObject({
  file: privateFile,
  title: line(150),
})

export type SeedMedia = z.infer<typeof MediaSchema>
export type SeedPrivateFile = z.infer<typeof PrivateFileSchema>
