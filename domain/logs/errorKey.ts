const FRAMES = 3
const FRAME = /^\s*at\s+|@.*:\d+:\d+\s*$/

/** A message without the parts that vary between occurrences: URLs, ids, quoted values, numbers. */
const shapeOf = (message: string): string =>
  message
    .replace(/https?:\/\/\S+/g, '<url>')
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>')
    .replace(/\b(?=\w*[0-9])(?=\w*[a-z])\w{12,}\b/gi, '<id>')
    .replace(/\d+/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The top frames of a stack, by function, file and position; without hosts, queries and build hashes. */
function topFrames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) =>
      line
        .trim()
        .replace(/[a-z-]+:\/\/[^/\s)]*/gi, '')
        .replace(/[?#][^:\s)]*/g, '')
        .replace(/[-.][0-9a-f]{8,}(?=\.[a-z]+)/g, ''),
    )
}

/** The deduplication key of an error report: panel, normalised message, top of the stack. */
export const errorKey = ({
  panel,
  message,
  error,
}: {
  panel: string
  message: string
  error: string
}): string => [panel, shapeOf(message), ...topFrames(error)].join('\n')
