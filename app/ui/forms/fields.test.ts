import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { NewReturnPhoto } from '../../../domain/returns/schema'
import { NewPicture } from '../../../domain/uploads/schema'
import { anyText, fieldsOf } from './fields.server'

const Line = z.object({
	productId: z.string(),
	quantity: z.number().int(),
	was: z.number().optional(),
})
const Body = z.object({
	name: z.string().trim().min(1),
	role: z.enum(['Buyer', 'Admin']),
	price: z.number().min(0),
	pieces: z.number().int().default(1),
	confirmed: z.boolean().optional(),
	email: z
		.string()
		.nullish()
		.transform((text) => text ?? undefined),
	shipping: z.object({ city: z.string(), zip: z.string().optional() }),
	tags: z.array(z.string()),
	items: z.array(Line),
	image: z.file().optional(),
})
type Body = z.input<typeof Body>

const formOf = (fields: readonly (readonly [string, string | File])[]) => {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	return form
}

it('knows the fields of a form, and those that may be a file', () => {
	const { names, files } = fieldsOf(Body)
	const flat = ['name', 'role', 'price', 'pieces', 'confirmed', 'email', 'city', 'zip', 'tags']
	expect([...names]).toEqual([...flat, 'productId', 'quantity', 'was', 'image'])
	expect([...files]).toEqual(['image'])
})

it('knows the file of the calls that take a picture', () => {
	for (const schema of [NewPicture, NewReturnPhoto])
		expect([...fieldsOf(schema).files]).toEqual(['image'])
})

it('reads back whatever body a form was made of', () => {
	const text = fc.string().filter((each) => !/[\r\n]/.test(each))
	const line = fc.record({ productId: text, quantity: fc.integer(), was: fc.integer() })
	const body = fc.record({
		name: text,
		role: fc.constantFrom('Buyer' as const, 'Admin' as const),
		// As people write numbers, without an exponent.
		price: fc
			.double({ noNaN: true, noDefaultInfinity: true })
			.filter((n) => !Object.is(n, -0) && !String(n).includes('e')),
		confirmed: fc.boolean(),
		email: fc.option(text.filter((each) => each !== '')),
		shipping: fc.record({ city: text }),
		tags: fc.array(text),
		items: fc.array(line),
	})
	fc.assert(
		fc.property(body, ({ shipping, tags, items, email, ...plain }) => {
			const form = formOf([
				...Object.entries(plain).map(([name, value]) => [name, String(value)] as const),
				['email', email ?? ''],
				['city', shipping.city],
				...tags.map((tag) => ['tags', tag] as const),
				...items.flatMap((item) =>
					Object.entries(item).map(([name, value]) => [name, String(value)] as const),
				),
			])
			const expected: Body = { ...plain, email, shipping, tags, items }
			expect(fieldsOf(Body).read(form)).toEqual(expected)
		}),
	)
})

it('reads any form whatever, and leaves out what it does not have', () => {
	const name = fc.constantFrom(...fieldsOf(Body).names, 'constructor', '__proto__')
	fc.assert(
		fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
			const read = fieldsOf(Body).read(formOf(fields))
			for (const own of ['name', 'role', 'price', 'confirmed'] as const)
				expect(own in read).toBe(fields.some(([sent]) => sent === own))
		}),
	)
	expect(fieldsOf(Body).read(new FormData())).toEqual({ shipping: {}, tags: [], items: [] })
})

it('leaves what it cannot read for the API to refuse', () => {
	const form = formOf([
		['price', ' '],
		['pieces', 'five'],
		['confirmed', 'constructor'],
	])
	expect(fieldsOf(Body).read(form)).toMatchObject({
		price: ' ',
		pieces: 'five',
		confirmed: 'constructor',
	})
})

it('takes rows by their order, and the last of what is sent twice', () => {
	const form = formOf([
		['name', 'first'],
		['productId', 'panel'],
		['quantity', '6'],
		['was', '2'],
		['name', 'last'],
		['productId', 'inverter'],
		['quantity', '0'],
	])
	expect(fieldsOf(Body).read(form)).toMatchObject({
		name: 'last',
		items: [
			{ productId: 'panel', quantity: 6, was: 2 },
			{ productId: 'inverter', quantity: 0 },
		],
	})
})

it('reads a field as it is told to', () => {
	const Numbers = z.object({ serials: z.array(z.string()) })
	const fields = fieldsOf(Numbers, { serials: ({ serials = '' }) => serials.split('\n') })
	expect(fields.read(formOf([['serials', 'a\nb']]))).toEqual({ serials: ['a', 'b'] })
})

it('takes a file that was chosen, and none that was not', () => {
	const picture = new File(['x'], 'x.png')
	const { read } = fieldsOf(Body)
	expect(read(formOf([['image', new File([], '')]])).image).toBe(undefined)
	expect(read(formOf([['image', picture]])).image).toBeInstanceOf(File)
	const text = anyText('image').read(
		formOf([
			['image', picture],
			['name', 'Asha'],
		]),
	)
	expect(text).toEqual({ name: 'Asha' })
})

it('leaves out a part that may be missing where a form has none of its fields', () => {
	const Place = z.object({ city: z.string() })
	const { read } = fieldsOf(
		z.object({ from: Place, via: z.object({ stop: z.string() }).optional() }),
	)
	expect(read(formOf([]))).toEqual({ from: {} })
	expect(read(formOf([['stop', '']]))).toEqual({ from: {}, via: { stop: '' } })
})
