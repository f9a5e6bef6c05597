import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { inAscii } from '../text/characters.ts'
import { line } from '../text/text.ts'
import { pinDigits } from './indian-number.ts'

/** A possible PIN code as its six digits; any other text as it is, such as a postcode of another country. */
export const asPin = (text: string) => pinDigits(text) ?? text

/** A PIN code, in digits of any script and with separators. @param wrong the message for any other text */
export const pinCode = (wrong: IssueText = issue('address.no_pin')) =>
	z
		.string(wrong)
		.check(z.overwrite(asPin))
		.regex(/^[1-9]\d{5}$/, wrong)

/** As `pinCode`, also one that begins with 0: whether there is such a one is another question. */
export const sixDigits = (wrong: IssueText) =>
	z
		.string(wrong)
		.check(z.overwrite(asPin), z.trim())
		.regex(/^\d{6}$/, wrong)

/** A PIN code, or the postcode of another country. @param required the message when it is blank */
export const postcode = (required: IssueText) => line(12, required, asPin)

/** The first two to six digits of PIN codes. */
export const pinPrefix = (wrong: IssueText) =>
	z
		.string(wrong)
		.check(z.overwrite((text) => inAscii(text).replace(/[ -]/g, '')))
		.regex(/^[1-9]\d{1,5}$/, wrong)
