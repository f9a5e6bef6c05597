import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { FailedForGood, UnansweredError } from '../jobs/outcomes.ts'
import { openSmsGateway } from './gateway.ts'
import { mobileOf, requestFor } from './rules.ts'

const SMS = { mobile: '9820000000', code: '042917', orderId: 'SB-7KQ4-M2XD', shop: 'Sun & "Co"' }

/** A service that answers with a status, or not at all. */
async function service(status: number | null) {
	const asked: { url: string; key: string | undefined; type: string | undefined; body: string }[] =
		[]
	const server = createServer(async (request, response) => {
		const { url = '', headers } = request
		const key = headers.authkey?.toString()
		asked.push({ url, key, type: headers['content-type'], body: await text(request) })
		if (status !== null) response.writeHead(status).end('{}')
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('fills in what is sent, as its place asks', () => {
	const json = '{"to":"{phone}","text":"{code} confirms {order} at {shop}"}'
	const asJson = requestFor({ url: 'https://sms.example/{mobile}', body: json, header: null }, SMS)
	expect(asJson.url).toBe('https://sms.example/9820000000')
	expect(JSON.parse(asJson.body ?? '')).toEqual({
		to: '919820000000',
		text: '042917 confirms SB-7KQ4-M2XD at Sun & "Co"',
	})
	const form = requestFor(
		{ url: 'https://sms.example', body: 't={shop}&x={other}', header: null },
		SMS,
	)
	expect(new URLSearchParams(form.body ?? '').get('t')).toBe(SMS.shop)
	expect(form.body).toContain('{other}')
})

it.each([
	['+91 98200 00000', '9820000000'],
	['098200-00000', '9820000000'],
	['022 2456 7890', null],
	['+44 7700 900123', null],
])('%s is the mobile number %s', (phone, mobile) => {
	expect(mobileOf(phone)).toBe(mobile)
})

it('asks the service once, with the key that it knows the shop by', async () => {
	const { asked, url } = await service(200)
	const header = { name: 'authkey', value: 'the key' }
	const code = { url: `${url}/send`, body: '{"otp":"{code}"}', header }
	await openSmsGateway({ code, link: null }).sendCode(SMS)
	expect(asked).toEqual([
		{ url: '/send', key: 'the key', type: 'application/json', body: '{"otp":"042917"}' },
	])
})

it.each([
	[400, FailedForGood],
	[302, FailedForGood],
	[429, Error],
	[503, Error],
	[null, UnansweredError],
])('tells what comes of an answer of %s', async (status, kind) => {
	const { url } = await service(status)
	const code = { url, body: null, header: null }
	const sms = openSmsGateway({ code, link: null }, { timeoutMs: 200 })
	const failure = await sms.sendCode(SMS).catch((error) => error)
	expect(failure.constructor).toBe(kind)
	expect(failure.message).not.toContain(url)
})

it('sends links by words of their own, where the shop has some', async () => {
	const { asked, url } = await service(200)
	const code = { url, body: null, header: null }
	expect(openSmsGateway({ code, link: null }).sendLink).toBeNull()
	const link = { url: `${url}/links`, body: 'to={phone}&url={link}', header: null }
	const { code: _, ...about } = SMS
	const address = 'https://shop.example/orders/SB-7KQ4-M2XD?key=a&b'
	await openSmsGateway({ code, link }).sendLink?.({ ...about, link: address })
	expect(asked.map(({ url: path }) => path)).toEqual(['/links'])
	expect(new URLSearchParams(asked[0]?.body).get('url')).toBe(address)
})
