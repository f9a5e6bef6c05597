import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

const tracer = trace.getTracer('solbazaar')

/** Makes a span of each statement, without its values. */
export function spanOfQuery({ level, query, queryDurationMillis }: LogEvent) {
	const end = Date.now()
	const span = tracer.startSpan(query.query.kind, {
		kind: SpanKind.CLIENT,
		startTime: end - queryDurationMillis,
		attributes: { 'db.query.text': query.sql },
	})
	if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
	span.end(end)
}
