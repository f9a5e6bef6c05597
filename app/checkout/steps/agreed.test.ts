import { expect, it, vi } from 'vitest'
import { agreedIn, orderIn } from './agreed'

it('is read from the fields of a form, but never where they are nested deeper than anything of the shop', () => {
	const nested = '['.repeat(60_000)
	const parse = vi.spyOn(JSON, 'parse')
	expect(agreedIn({ agreed: nested, payment: 'cod' })).toEqual({})
	expect(orderIn({ order: nested })).toEqual({ shipping: {}, remember: false })
	expect(parse).not.toHaveBeenCalled()
	expect(orderIn({ order: '{"shipping":{"city":"Pune"},"remember":true}' })).toEqual({
		shipping: { city: 'Pune' },
		remember: true,
	})
})
