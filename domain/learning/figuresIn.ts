/** What names a figure in formatted texts of lessons. */
export const FIGURE_BLOCK = 'figure'

/** A figure in Markdown: an image on a line of its own. */
const FIGURE = /^!\[([^\]\n]*)\]\(([\w.-]+)\)$/gm

/** Takes the figures out of Markdown; `put` says what stands for each. `file` is a name in `media/`. */
export const takeFigures = (
  markdown: string,
  put: (figure: { file: string; caption: string }) => string,
): string =>
  markdown.replace(FIGURE, (_, caption: string, file: string) => put({ file, caption: caption.trim() }))

/** The files of the figures in Markdown, in their order. */
export function figuresIn(markdown: string): string[] {
  const files: string[] = []
  takeFigures(markdown, ({ file }) => {
    files.push(file)
    return ''
  })
  return files
}
