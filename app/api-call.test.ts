import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { apiPath, callApi, readApi } from './api-call'

afterEach(() => vi.unstubAllGlobals())

/** Answers every call, and notes each request. */
function answering(answer: () => Response) {
	const fetch = vi.fn(async (_address: string, _init?: RequestInit) => answer())
	vi.stubGlobal('fetch', fetch)
	return fetch
}

it('puts parameters into their places, whatever is in them', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), fc.string(), (id, key) => {
			const path = apiPath('get', '/orders/:id/installation', { param: { id }, query: { key } })
			const { pathname, searchParams } = new URL(path, 'http://store.test')
			if (id !== '.' && id !== '..')
				expect(pathname.split('/').map(decodeURIComponent)).toEqual([
					'',
					'api',
					'orders',
					id,
					'installation',
				])
			expect(searchParams.get('key')).toBe(key)
		}),
	)
	expect(apiPath('get', '/order-counts')).toBe('/api/order-counts')
})

it('says nothing of what is not asked', () => {
	const query = { q: undefined, status: 'pending' } as const
	expect(apiPath('get', '/exports/orders.csv', { query })).toBe(
		'/api/exports/orders.csv?status=pending',
	)
	const none = { query: { q: undefined } }
	expect(apiPath('get', '/exports/orders.csv', none)).toBe('/api/exports/orders.csv')
})

it('takes what the API has alone', () => {
	// @ts-expect-error: no such call
	apiPath('get', '/order/:id', { param: { id: 'x' } })
	// @ts-expect-error: no such parameter
	apiPath('get', '/orders/:id', { param: { number: 'x' }, query: {} })
	// @ts-expect-error: no such method
	apiPath('put', '/orders/:id', { param: { id: 'x' }, query: {} })
	// @ts-expect-error: no such status
	apiPath('get', '/enquiries', { query: { status: 'lost' } })
})

it('reads what a call answers, and nothing where it refuses or the network fails', async () => {
	const counts = { pending: 1 }
	const fetch = answering(() => Response.json(counts))
	expect(await readApi('/order-counts', {})).toEqual(counts)
	expect(fetch).toHaveBeenCalledWith('/api/order-counts', { method: 'GET' })
	answering(() => Response.json({ detail: 'No.' }, { status: 403 }))
	expect(await readApi('/order-counts', {})).toBe(null)
	answering(() => {
		throw new TypeError('Failed to fetch')
	})
	expect(await readApi('/order-counts', {})).toBe(null)
	expect(await callApi('get', '/order-counts', {})).toBe(null)
})

it('sends what it is told to, by its method', async () => {
	const fetch = answering(() => new Response(null, { status: 204 }))
	const place = { param: { id: 'n/1' } }
	const answer = await callApi('delete', '/notifications/:id', place, { keepalive: true })
	expect(answer?.ok).toBe(true)
	expect(fetch).toHaveBeenCalledWith('/api/notifications/n%2F1', {
		method: 'DELETE',
		keepalive: true,
	})
})
