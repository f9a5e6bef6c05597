import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { CONTROL, hasInvisible, LINE_BREAK, withoutInvisible } from './characters.ts'

// Given to `check` together, they make one schema; each method of a schema makes another, and keeps the one before.
const isShowable = z.refine<string>(
	(text) => !CONTROL.test(text),
	issue('input.control_characters'),
)
const isOneLine = z.refine<string>((text) => !LINE_BREAK.test(text), issue('input.one_line'))
const isVisible = z.refine<string>((text) => !hasInvisible(text), issue('input.invisible'))
const isShort = (max: number) => z.maxLength(max, issue('input.too_long', { max }))

/** Letters with accents are one character each, however a keyboard makes them. */
const composed = z.normalize('NFC')

const ofOneLine = [isShowable, isOneLine, isVisible] as const

/**
 * The text of a field of one line: trimmed, composed (NFC), at most `max` characters, without line breaks and without
 * invisible characters except the joiners within words of Indic and Arabic scripts.
 * @param required the message when it is blank
 * @param read the value it stands for, where that can be written in several ways
 */
export function line(max: number, required: IssueText, read = (text: string) => text) {
	return z
		.string({ error: required })
		.check(
			z.overwrite(read),
			z.trim(),
			composed,
			z.minLength(1, required),
			isShort(max),
			...ofOneLine,
		)
}

/** As `line`, but may be left out or blank, which comes back as undefined. */
export function optionalLine(max: number) {
	return z
		.string()
		.check(z.trim(), composed, isShort(max), ...ofOneLine)
		.transform((text) => text || undefined)
		.optional()
}

/** As `optionalLine`, for a search: invisible characters are left out. */
export function sought(max: number) {
	return z
		.string()
		.check(z.overwrite(withoutInvisible), z.trim(), composed, isShort(max), isShowable)
		.transform((text) => text.replace(/\s+/g, ' ') || undefined)
		.optional()
}

/**
 * Text of one or more lines: trimmed, composed (NFC), at most `max` characters. @param required the message when it is
 * blank
 */
export function paragraphs(max: number, required: IssueText) {
	return z
		.string({ error: required })
		.check(z.trim(), composed, z.minLength(1, required), isShort(max), isShowable)
}

/** As `paragraphs`, but may be left out or blank, which comes back as undefined. */
export function optionalParagraphs(max: number) {
	return z
		.string()
		.check(z.trim(), composed, isShort(max), isShowable)
		.transform((text) => text || undefined)
		.optional()
}

/** As `paragraphs`, but may be blank. */
export const paragraphsOrBlank = (max: number, wrong?: IssueText) =>
	z.string(wrong).check(z.trim(), composed, isShort(max), isShowable)

const NO_LETTER = issue('input.name_without_letter')
const NO_ADDRESS = issue('input.name_with_address')

/** The name of a person or a firm as `line`, with a letter in it. */
export const nameLine = (max: number, required: IssueText) =>
	line(max, required).refine((text) => /\p{L}/u.test(text), NO_LETTER)

/** As `name`, without texts that a mail program would make a link of: mails of the shop greet by it. */
export const personName = (max: number, required: IssueText) =>
	nameLine(max, required).refine((text) => !/:\/\/|www\.|\//i.test(text), NO_ADDRESS)

/**
 * A file's text. @param max characters @param tooLong the message beyond them @param missing the message without one
 */
export const fileText = (max: number, tooLong: IssueText, missing: IssueText) =>
	z
		.string(missing)
		.max(max, tooLong)
		.refine((text) => /\S/.test(text), missing)

/** A pattern for SQL's `like … escape '!'` that finds the text anywhere. */
export const like = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`
