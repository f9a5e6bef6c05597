import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { inAscii } from './characters.ts'

const PHONE = issue('input.phone')

/** A number as it is stored: marks from a contact or a web page are left out, the grouping of its digits stays. */
const asKept = (text: string) =>
	inAscii(text)
		.replace(/^\s*tel:/i, '')
		.replace(/＋/g, '+')
		.replace(/ +/g, ' ')
		.trim()

const digitsIn = (text: string) => text.replace(/\D/g, '').length

const isNumber = (text: string) =>
	text.length <= 30 && /^[+()\d ./-]+$/.test(text) && digitsIn(text) >= 6 && digitsIn(text) <= 15

/** A phone number as people write and copy it, in digits of any script, of 6 to 15 digits. */
export function phone(required: IssueText, wrong: IssueText = PHONE) {
	return z
		.string({ error: required })
		.check(z.overwrite(asKept), z.minLength(1, required), z.refine(isNumber, wrong))
}

/** As `phone`, but may be left out, null or blank, which comes back as undefined. */
export function optionalPhone() {
	return z
		.string(PHONE)
		.nullish()
		.transform((text) => asKept(text ?? '') || undefined)
		.refine((text) => text === undefined || isNumber(text), PHONE)
		.optional()
}
