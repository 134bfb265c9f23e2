'use client'
import type { TypesetBlocks } from '#domain/exams/questions/typesetContent.ts'
import { TypesetView } from '../ui/TypesetView.tsx'

/** A message of a doubt with its formulas set, as student and expert see it; it has no pictures. */
export const DoubtText = ({ blocks }: { blocks: TypesetBlocks }) => (
  <TypesetView blocks={blocks} locale="en" fileUrl={() => ''} />
)
