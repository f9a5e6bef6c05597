import { expect, it } from 'vitest'
import { beyondBounds, parseSentJson } from './json-shape.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
	['[[[]]]', null],
	['[[[[]]]]', 'depth'],
	['[[{"a":[]}]]', 'depth'],
	['[[],[],[]]', null],
	['[[],[],[],[]]', 'items'],
	['{"a":1,"b":[1,2,3,4,5],"c":3}', null],
	['{"a":1,"b":2,"c":3,"d":4}', 'items'],
	['["[[[[[[",",,,,"]', null],
	['["\\"[[[[[[","\\\\"]', null],
	['["\\\\",[[[0]]]]', 'depth'],
	['"[[[[[[', null],
	['', null],
	[']]]][[[[', null],
])('%s is beyond %s', (text, beyond) => {
	expect(beyondBounds(bytes(text), { maxDepth: 3, maxItems: 3 })).toBe(beyond)
})

it('parses no deeper than 32 levels', () => {
	const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
	expect(() => parseSentJson(nested(33))).toThrow(SyntaxError)
	expect(parseSentJson(nested(32))).toEqual(JSON.parse(nested(32)))
})
