import type { Caller } from '../callers.ts'

export const HEAD = 'id,name,brand,category,wattage,price,stock,description,image'

export const row = (id: string, more: Partial<Record<string, string>> = {}) =>
	[
		id,
		more.name ?? 'Imported Panel',
		'Testa',
		more.category ?? 'Panels',
		'410',
		more.price ?? '9999.50',
		more.stock ?? '5',
		'From a file.',
		'/pictures/solar-panel-250w.webp',
	].join(',')

/** Imports a file, large changes of prices too unless asked otherwise. */
export const send = (
	admin: Caller,
	text: string | Uint8Array,
	query = '?large=true',
	headers = {},
) =>
	admin.raw('POST', `/api/products/import${query}`, text as BodyInit, {
		'content-type': 'text/csv',
		...headers,
	})

export const dryRun = (admin: Caller, text: string | Uint8Array) =>
	send(admin, text, '?dryRun=true')
