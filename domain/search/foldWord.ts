const DEVANAGARI = /[\u0900-\u097f]/

const DEVANAGARI_ZERO = 0x966
const DIGIT = /[\u0966-\u096f]/g
/** The dot below (a borrowed sound) is omitted as often as typed. */
const NUKTA = /\u093c/g
const CANDRABINDU = /\u0901/g
const LATIN_MARKS = /[\u0300-\u036f]/g

export const isDevanagari = (text: string): boolean => DEVANAGARI.test(text)

/**
 * Normalises a word for comparison: lower case, without accents; Devanagari without its dot below and with
 * one sign for nasals; digits of both scripts as 0 to 9.
 */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .replace(NUKTA, '')
    .replace(CANDRABINDU, '\u0902')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .normalize('NFC')
