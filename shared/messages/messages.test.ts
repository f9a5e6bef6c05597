import { z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { en } from './en/index.ts'
import { mistakesIn } from './issues.ts'
import { issue, message } from './message.ts'
import { type Catalogue, rendered, sentence } from './render.ts'
import { say } from './say.ts'

const parts = import.meta.glob<Record<string, object>>(['./en/**/*.ts', '!**/index.ts'], {
	eager: true,
})

it('has every code once', () => {
	// A code has its module before a point; other names are those of words within a message.
	const codes = Object.values(parts)
		.flatMap((part) => Object.values(part).flatMap((words) => Object.keys(words)))
		.filter((code) => code.includes('.'))
	expect(codes).toHaveLength(Object.keys(en).length)
	expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

it('names what is meant, by module', () => {
	const strange = Object.keys(en).filter((code) => !/^[a-z_]+(?:\.[a-z0-9_-]+)+$/.test(code))
	expect(strange).toEqual([])
})

it('words a message by its parameters, and a message within it in the same language', () => {
	expect(sentence(message('orders.too_many_tries'), 'en')).toBe('Too many tries with this order.')
	const why = message('orders.too_many_tries')
	expect(sentence(message('request.rate_limited', { why, seconds: 90 }), 'en')).toBe(
		'Too many tries with this order. Please wait 2 minutes and try again.',
	)
})

it('has no words for a code that nobody wrote', () => {
	const stranger = { code: 'orders.gone_fishing', params: {} } as unknown as Parameters<
		typeof sentence
	>[0]
	expect(() => sentence(stranger, 'en')).toThrow('orders.gone_fishing')
})

it('puts a sentence in place of each message, however deep, and leaves the rest alone', () => {
	const price = message('input.at_least', { least: 3 })
	const value = { code: 'x', n: 1, none: null, list: [{ about: price, text: 'as it is' }], price }
	expect(rendered(value, 'en')).toEqual({
		code: 'x',
		n: 1,
		none: null,
		list: [{ about: 'Must be 3 or more', text: 'as it is' }],
		price: 'Must be 3 or more',
	})
})

it('carries a message through the issues of a schema, the first for each field', () => {
	const schema = z.object({
		name: z.string().min(1, issue('accounts.name_required')).regex(/x/, issue('input.invalid')),
		count: z.number().min(5, issue('input.at_least', { least: 5 })),
	})
	const { error } = schema.safeParse({ name: '', count: 4 })
	expect(error && mistakesIn(error)).toEqual({
		name: message('accounts.name_required'),
		count: message('input.at_least', { least: 5 }),
	})
})

it('does not compile with a code, a parameter or words that are not there', () => {
	// @ts-expect-error no such code
	message('orders.gone_fishing')
	// @ts-expect-error the parameters are left out
	message('input.at_least')
	// @ts-expect-error `most` is none of its parameters
	message('input.at_least', { most: 3 })
	// @ts-expect-error words for one code are no catalogue
	const catalogue: Catalogue = { 'cart.not_in_cart': 'यह उत्पाद आपके कार्ट में नहीं है।' }
	expect(say(catalogue, message('cart.not_in_cart'))).toMatch(/[\u0900-\u097f]/)
})
