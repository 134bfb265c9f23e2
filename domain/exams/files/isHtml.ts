/** A whole tag, as `<b>` or `</p>`; a lone `<` between numbers is none. */
const TAG = /<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,2000})?\/?>/i

/** Whether a text in Moodle's automatic format is HTML. */
export const isHtml = (text: string): boolean => TAG.test(text)
