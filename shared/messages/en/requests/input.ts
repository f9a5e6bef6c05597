import { z } from '@hono/zod-openapi'
import { number } from '../../../format/english.ts'

const KINDS: Record<string, string> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	record: 'an object',
}

const ofParser = z.locales.en().localeError

/** Faults of a value of any kind. */
export const input = {
	'input.invalid': 'The input is not valid.',
	'input.required': 'This is required.',
	'input.wrong_kind': ({ expected }: { expected: string }) =>
		`This must be ${KINDS[expected] ?? 'something else'}.`,
	/** An issue that the parser found itself, in its own words for the language. */
	'input.of_parser': ({ issue }: { issue: object }) => {
		const said = ofParser(issue as z.core.$ZodRawIssue)
		return (typeof said === 'string' ? said : said?.message) ?? 'Invalid input'
	},
	'input.too_long': ({ max }: { max: number }) => `Use at most ${number(max)} characters.`,
	'input.name_with_address': 'Type the name without a web address or a slash.',
	'input.name_without_letter': 'A name has at least one letter.',
	'input.control_characters': 'Remove the characters that cannot be shown.',
	'input.one_line': 'Write this on one line, without line breaks or tabs.',
	'input.invisible':
		'There are invisible characters in this, which copying can bring along. Type it instead.',
	'input.email': 'Invalid email format.',
	'input.email_letters':
		'Before the @, an email address has no letters with accents and none of other scripts than a to z.',
	'input.phone': 'Type a phone number with at least 6 digits.',
	'input.day': 'Type a day as YYYY-MM-DD.',
	'input.days_backwards': 'The first day must not come after the last.',
	'input.number': 'Must be a number',
	'input.number_in_digits': 'Write the number in digits, such as 1,05,000 or 10.5.',
	'input.number_with_exponent': 'Write the number in full, without an E.',
	'input.point_of_thousands': ({ typed }: { typed: string }) =>
		`${typed} can be read in two ways. Thousands have a comma or nothing, as in 1,200; a point stands before decimals, two at most.`,
	'input.whole_number': 'Must be a whole number',
	'input.at_least': ({ least }: { least: number }) => `Must be ${least} or more`,
	'input.at_most': ({ most }: { most: number }) => `Must be at most ${most}`,
	'input.not_negative': 'Must be 0 or more',
	'input.one_of': ({ options }: { options: readonly string[] }) => `One of ${options.join(', ')}`,
	'input.too_many_chosen': ({ most }: { most: number }) => `Choose at most ${number(most)}.`,
	'input.flag': 'true or false',
	'input.true_or_false': 'Must be true or false',
	'input.too_much_money': 'This amounts to more than the store can add up.',
}
