import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { mistakesInEnglish } from '../../test/in-english.ts'
import { issue } from '../messages/message.ts'
import { email } from './email.ts'
import { line, optionalLine } from './text.ts'

const EMAIL_REQUIRED = issue('accounts.email_required')
const name = line(20, issue('accounts.name_required'))
const messageOf = (given: unknown, schema: z.ZodType = name) =>
	mistakesInEnglish(schema.safeParse(given).error).body

describe('typed text', () => {
	it.each([undefined, null, '', '   ', '\n\t', 5, [], {}])('is required: not %j', (given) => {
		expect(messageOf(given)).toBe('Name is required.')
	})

	it('is kept without the space around it', () => {
		expect(name.parse('  Asha  ')).toBe('Asha')
		expect(optionalLine(20).parse('  Asha  ')).toBe('Asha')
	})

	it('has a longest length, said in words', () => {
		expect(messageOf('x'.repeat(21))).toBe('Use at most 20 characters.')
		expect(optionalLine(20).safeParse('x'.repeat(21)).success).toBe(false)
	})

	it('never lets a control character through, wherever it stands', () => {
		const control = fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f')
		const words = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '')
		fc.assert(
			fc.property(words, control, words, (before, bad, after) => {
				expect(name.safeParse(before + bad + after).success).toBe(false)
				expect(optionalLine(20).safeParse(before + bad + after).success).toBe(false)
			}),
		)
	})

	it('may be left out or blank where it is optional', () => {
		expect(optionalLine(20).parse(undefined)).toBeUndefined()
		expect(optionalLine(20).parse('   ')).toBeUndefined()
	})

	it.each([
		'asha',
		'asha@',
		'@example.com',
		'asha@example',
		'a sha@example.com',
		'a@b@c.d',
		'a@example.com,b@example.com',
		'a;b@example.com',
		'a@example.com?bcc=b',
		'a@example.com\r\nbcc:b',
		'Asha <a@example.com>',
		'a@example.com%0Abcc:b',
	])('is no address: %j', (given) => {
		expect(messageOf(given, email(EMAIL_REQUIRED))).toBe('Invalid email format.')
	})

	it('takes an address in small letters', () => {
		expect(email(EMAIL_REQUIRED).parse(' Asha@Example.COM ')).toBe('asha@example.com')
	})
})
