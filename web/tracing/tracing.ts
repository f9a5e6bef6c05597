import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** What the official variables of OpenTelemetry are where they say nothing. Processes' own metrics are Prometheus'. */
const DEFAULTS = {
	OTEL_SERVICE_NAME: 'solbazaar',
	OTEL_METRICS_EXPORTER: 'none',
	OTEL_LOGS_EXPORTER: 'none',
}

/** Sees a request through, from its first step to the end of its answer. */
export type Trace = (
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	kind: string,
	answer: () => void,
) => void

/** Sends traces to where the `OTEL_` variables say. @param env which the library reads too, and whose gaps are filled */
export async function openTracing(env: NodeJS.ProcessEnv) {
	for (const [name, value] of Object.entries(DEFAULTS)) env[name] ??= value
	const { startNodeSdk } = await import('@opentelemetry/sdk-node')
	const sdk = startNodeSdk()
	const tracer = trace.getTracer('solbazaar')
	const request: Trace = (incoming, outgoing, kind, answer) => {
		const from = propagation.extract(context.active(), incoming.headers)
		const attributes = { 'http.request.method': incoming.method ?? '', 'solbazaar.kind': kind }
		const span = tracer.startSpan(kind, { kind: SpanKind.SERVER, attributes }, from)
		outgoing.on('close', () => {
			span.setAttribute('http.response.status_code', outgoing.statusCode)
			if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
			span.end()
		})
		context.with(trace.setSpan(from, span), answer)
	}
	return { request, close: () => sdk.shutdown().catch(() => {}) }
}
