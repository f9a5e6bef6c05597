import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { api, doorContext } from './api.server.ts'

it('keeps an id from an address inside its own place in the path', async () => {
	const context = new RouterContextProvider()
	const asked: string[] = []
	context.set(doorContext, async (request) => {
		asked.push(new URL(request.url).pathname)
		return Response.json({})
	})
	const { catalogue, orders } = api(context)
	await catalogue.products[':id'].$get({ param: { id: '../session' } })
	await orders[':id'].$get({ param: { id: 'SB-1?x#y' }, query: { key: 'k' } })
	expect(asked).toEqual(['/api/products/..%2Fsession', '/api/orders/SB-1%3Fx%23y'])
})
