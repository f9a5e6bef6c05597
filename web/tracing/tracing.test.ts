import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startStore } from '../../test/spawned-store.ts'

interface Span {
	name: string
	traceId: string
	spanId: string
	parentSpanId?: string
	attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Sent {
	resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector of traces, as a program of another maker would be. */
async function collector() {
	const sent: Sent[] = []
	const server = createServer(async (incoming, outgoing) => {
		sent.push((await json(incoming)) as Sent)
		outgoing.setHeader('content-type', 'application/json').end('{}')
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		resources: () => sent.flatMap(({ resourceSpans }) => resourceSpans),
		spans: () =>
			sent.flatMap(({ resourceSpans }) =>
				resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
			),
	}
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

it('a request is traced from its caller to the statements it needs, without addresses or values', async () => {
	const { address, spans, resources } = await collector()
	const { port } = await startStore({
		OTEL_EXPORTER_OTLP_ENDPOINT: address,
		OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
		OTEL_BSP_SCHEDULE_DELAY: '50',
	})
	const headers = {
		traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
		'content-type': 'application/json',
	}
	const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong', role: 'Buyer' })
	await fetch(`http://127.0.0.1:${port}/api/session?secret=one`, { method: 'POST', headers, body })
	const ofTrace = () => spans().filter(({ traceId }) => traceId === TRACE)
	const named = (name: string | RegExp) => ofTrace().find((it) => it.name.match(name))
	await vi.waitFor(() => expect(named(/^api$/)).toBeDefined(), { timeout: 15_000 })
	const [request, call, statement] = [named(/^api$/), named('POST /api/session'), named(/Query/)]
	expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
	expect(call?.parentSpanId).toBe(request?.spanId)
	expect(statement?.parentSpanId).toBeDefined()
	expect(JSON.stringify(ofTrace())).not.toMatch(/nobody@example|secret=one|wrong/)
	expect(JSON.stringify(resources()[0]?.resource)).toContain('solbazaar')
})

it('nothing is sent where no variable says where to', async () => {
	const { port } = await startStore({ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'x' })
	expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})
