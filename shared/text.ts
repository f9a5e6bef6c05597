import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from './messages/message.ts'

/** NUL and the other control characters that are not white space; databases and terminals choke on them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

// Given to `check` together, they make one schema; each method of a schema makes another, and keeps the one before.
const isShowable = z.refine<string>(
	(text) => !CONTROL.test(text),
	issue('input.control_characters'),
)
const isShort = (max: number) => z.maxLength(max, issue('input.too_long', { max }))

/**
 * Text a person typed into a field: trimmed, without control characters, at most `max` characters.
 * @param required what to say when it is blank
 */
export function line(max: number, required: IssueText) {
	return z
		.string({ error: required })
		.check(z.trim(), z.minLength(1, required), isShort(max), isShowable)
}

/** A file's text. @param max characters @param tooLong what to say beyond them @param missing what to say without one */
export const fileText = (max: number, tooLong: IssueText, missing: IssueText) =>
	z.string(missing).min(1, missing).max(max, tooLong)

/** As `line`, but may be left out or blank, which comes back as undefined. */
export function optionalLine(max: number) {
	return z
		.string()
		.check(z.trim(), isShort(max), isShowable)
		.transform((text) => text || undefined)
		.optional()
}

/**
 * The simple pattern the specification asks for: something, an @, something with a dot. What separates
 * addresses in a header or a link, or wraps one, is in none.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\?&#%/]+\.[^\s@,;:<>()[\]"\\?&#%/]+$/

const INVALID_EMAIL = issue('input.email')

export function email(required: IssueText, invalid: IssueText = INVALID_EMAIL) {
	return line(254, required)
		.refine((text) => EMAIL.test(text), invalid)
		.transform((text) => text.toLowerCase())
}

/** As `email`, but may be left out, null or blank, which comes back as undefined. */
export function optionalEmail(invalid: IssueText = INVALID_EMAIL) {
	const wellFormed = email(invalid, invalid)
	return z
		.string(invalid)
		.nullish()
		.transform((text) => text?.trim().toLowerCase() || undefined)
		.refine((text) => text === undefined || wellFormed.safeParse(text).success, invalid)
		.optional()
}

const PHONE = issue('input.phone')
const digits = (text: string) => text.replace(/\D/g, '').length

/** A phone number as people write it, of 6 to 15 digits. */
export function phone(required: IssueText, wrong: IssueText = PHONE) {
	return line(30, required).refine(
		(text) => /^[+()\d\s./-]+$/.test(text) && digits(text) >= 6 && digits(text) <= 15,
		wrong,
	)
}

/** As `phone`, but may be left out, null or blank, which comes back as undefined. */
export function optionalPhone() {
	const wellFormed = phone(PHONE)
	return z
		.string(PHONE)
		.nullish()
		.transform((text) => text?.trim() || undefined)
		.refine((text) => text === undefined || wellFormed.safeParse(text).success, PHONE)
		.optional()
}

/** A pattern for SQL's `like … escape '!'` that finds the text anywhere. */
export const like = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`
