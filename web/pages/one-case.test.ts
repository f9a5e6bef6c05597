import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiEnv } from '../../http/router.ts'
import { ofOneCase } from './one-case.ts'

const app = new Hono<ApiEnv>().use('*', ofOneCase).all('*', (c) => c.text('here'))

it.each([
	['/Products', '/products'],
	['/PRODUCTS/Solar-Panel?q=A', '/products/Solar-Panel?q=A'],
	['/Planner//example.org', '/planner//example.org'],
	['/orders/sb-jz38-yxc8?key=aB', '/orders/SB-JZ38-YXC8?key=aB'],
	['/Orders/sb-JZ38-yxc8/pay', '/orders/SB-JZ38-YXC8/pay'],
])('%s leads to %s', async (path, to) => {
	const answer = await app.request(path)
	expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

it.each([
	'/',
	'/products/Solar-Panel',
	'//Example.org/A',
	'/%C3%84',
	'/orders/track',
	'/orders/SB-JZ38-YXC8',
])('%s stays', async (path) => {
	expect((await app.request(path)).status).toBe(200)
})

it('leaves forms to their address', async () => {
	expect((await app.request('/Cart', { method: 'POST' })).status).toBe(200)
})
