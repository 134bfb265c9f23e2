const DEVANAGARI_RUN = /([\u0900-\u097f](?:[\u0900-\u097f\s,.:;!?()'’-]*[\u0900-\u097f])?)/

/** Plain text whose Hindi runs are marked as Hindi, for their line height and for speech. */
export function Words({ children }: { children: string | null | undefined }) {
  if (!children) return null
  const parts = children.split(DEVANAGARI_RUN)
  if (parts.length === 1) return <>{children}</>
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
          <span key={index} lang="hi">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
}
