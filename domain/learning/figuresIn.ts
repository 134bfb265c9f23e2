/** Slug of the figure block in rich text of lessons. */
export const FIGURE_BLOCK = 'figure'

/** A figure in Markdown: an image on a line of its own. */
const FIGURE = /^!\[([^\]\n]*)\]\(([\w.-]+)\)$/gm

/** Replaces the figures in Markdown by what `put` returns for each. `file` is a file name in `media/`. */
export const replaceFigures = (
  markdown: string,
  replace: (figure: { file: string; caption: string }) => string,
): string =>
  markdown.replace(FIGURE, (_, caption: string, file: string) => replace({ file, caption: caption.trim() }))

/** File names of the figures in Markdown, in order. */
export function figuresIn(markdown: string): string[] {
  const files: string[] = []
  replaceFigures(markdown, ({ file }) => {
    files.push(file)
    return ''
  })
  return files
}
