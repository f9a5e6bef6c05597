import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inListOf, listPath, orderPath, placeOf } from './in-list'

const SIZE = 25

it('comes back from an order to the page of the list it was opened from', () => {
	fc.assert(
		fc.property(
			fc.dictionary(fc.constantFrom('status', 'q', 'sort', 'work'), fc.string({ maxLength: 40 })),
			fc.integer({ min: 1, max: 4000 }),
			fc.integer({ min: 0, max: SIZE - 1 }),
			(filters, page, row) => {
				const list = new URLSearchParams(filters)
				if (page > 1) list.set('page', String(page))
				const path = orderPath('SB-1', placeOf(list, row, SIZE), 'parcels#left')
				const place = inListOf(new URL(path, 'http://shop').searchParams)
				expect(place && listPath(place, SIZE)).toBe(
					`/admin/orders${list.size > 0 ? `?${list}` : ''}`,
				)
				expect(path.startsWith('/admin/orders/SB-1/parcels?')).toBe(true)
				expect(path.endsWith('#left')).toBe(true)
			},
		),
	)
})

it.each(['', 'at=2', 'list=', 'list=&at=', 'list=&at=-1', 'list=&at=1e3', 'list=&at=12345678'])(
	'is in no list by ?%s',
	(query) => {
		expect(inListOf(new URLSearchParams(query))).toBeNull()
	},
)

it('has a plain address without a list', () => {
	expect(orderPath('SB-1', null, '#money')).toBe('/admin/orders/SB-1#money')
})
