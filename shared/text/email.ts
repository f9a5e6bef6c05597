import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { canonicalAddress } from './mail-address.ts'

const INVALID = issue('input.email')
const FOREIGN_LETTERS = issue('input.email_letters')

const MAX_ADDRESS = 254
const TOO_LONG = issue('input.too_long', { max: MAX_ADDRESS })

/** Mail of letters beyond ASCII before the @ arrives at few servers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const HAS_FOREIGN_LETTERS = /^[^@]*[^\u0000-\u007f][^@]*@/

/** The one spelling of a typed address; where it is none, the mistake is given to the context. */
function read(text: string, invalid: IssueText, context: z.RefinementCtx): string {
	const address = canonicalAddress(text)
	if (address !== null && address.length <= MAX_ADDRESS) return address
	context.addIssue({
		code: 'custom',
		message: HAS_FOREIGN_LETTERS.test(text) ? FOREIGN_LETTERS : invalid,
		input: text,
	})
	return z.NEVER
}

/** A mail address, in its one spelling. @param required the message when it is blank */
export function email(required: IssueText, invalid: IssueText = INVALID) {
	return z
		.string({ error: required })
		.check(z.trim(), z.minLength(1, required), z.maxLength(MAX_ADDRESS, TOO_LONG))
		.transform((text, context) => read(text, invalid, context))
}

/** As `email`, but may be left out, null or blank, which comes back as undefined. */
export function optionalEmail(invalid: IssueText = INVALID) {
	return z
		.string(invalid)
		.nullish()
		.transform((text, context) => (text?.trim() ? read(text.trim(), invalid, context) : undefined))
		.optional()
}
