import { expect, it } from 'vitest'
import { directionOf, nextSort, sortAddress, waysOf } from './sort'

const NAME = waysOf('name', true)
const PRICE = waysOf('price', { up: 'price-asc', down: 'price-desc' })

it('turns round at the second press, and begins figures at the highest', () => {
	expect(nextSort(NAME, '', false)).toBe('name')
	expect(nextSort(NAME, 'name', false)).toBe('-name')
	expect(nextSort(NAME, '-name', false)).toBe('name')
	expect(nextSort(PRICE, 'name', true)).toBe('price-desc')
	expect(nextSort(PRICE, 'price-desc', true)).toBe('price-asc')
	expect([directionOf(PRICE, 'price-desc'), directionOf(PRICE, 'price-asc')]).toEqual([
		'descending',
		'ascending',
	])
	expect(directionOf(PRICE, 'name')).toBeUndefined()
})

it('keeps the filters, goes to the first page, and leaves out what has just been done', () => {
	const params = new URLSearchParams('q=sun&page=4&sort=name&done=archived')
	expect(sortAddress(params, '-price')).toBe('?q=sun&sort=-price&done=archived')
	expect(sortAddress(params, '-price', ['done'])).toBe('?q=sun&sort=-price')
})
