import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'

type OptionTexts = Pick<Texts['liveChat'], 'ownOption' | 'rightOption' | 'ownRightOption'>

/** An option of a poll as its bar names it, with whether the person chose it and whether it is right. */
export function pollOptionLabel(
  { ownOption, rightOption, ownRightOption }: OptionTexts,
  option: string,
  { isOwn, isRight }: { isOwn: boolean; isRight: boolean },
): string {
  if (isOwn) return fillPlaceholders(isRight ? ownRightOption : ownOption, { option })
  return isRight ? fillPlaceholders(rightOption, { option }) : option
}
