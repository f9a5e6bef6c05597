import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { PATHS } from '../api/modules.ts'
import { api, inProcessApiContext } from './api.server.ts'

it('keeps an id from an address inside its own place in the path', async () => {
	const context = new RouterContextProvider()
	const asked: string[] = []
	const call = async (request: Request) => {
		asked.push(new URL(request.url).pathname)
		return Response.json({})
	}
	context.set(inProcessApiContext, { call, paths: PATHS })
	const { catalogue, orders } = api(context)
	await catalogue.products[':id'].$get({ param: { id: '../session' } })
	await orders[':id'].$get({ param: { id: 'SB-1?x#y' }, query: { key: 'k' } })
	expect(asked).toEqual(['/api/products/..%2Fsession', '/api/orders/SB-1%3Fx%23y'])
})

it('sends no header that HTTP cannot carry', async () => {
	const context = new RouterContextProvider()
	const keys: (string | null)[] = []
	const call = async (request: Request) => {
		keys.push(request.headers.get('idempotency-key'))
		return Response.json({})
	}
	context.set(inProcessApiContext, { call, paths: PATHS })
	for (const key of ['k-1', 'सौर', 'a\nb']) {
		const call = { header: { 'idempotency-key': key }, json: {} as never }
		await api(context).orders.$post(call)
	}
	expect(keys).toEqual(['k-1', '', ''])
})

it('asks nothing about an id that is none', async () => {
	const context = new RouterContextProvider()
	const call = () => expect.unreachable('no call')
	context.set(inProcessApiContext, { call, paths: PATHS })
	for (const id of ['', '.', '..']) {
		const answer = await api(context).catalogue.products[':id'].$get({ param: { id } })
		expect(answer.status, id).toBe(404)
		expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found' })
	}
})
