import { trace } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'

const tracer = trace.getTracer('solbazaar')

/** A span for each call, also those that pages make in process; its name is the route's, since addresses name orders. */
export const callSpans = createMiddleware((c, next) =>
	tracer.startActiveSpan('call', async (span) => {
		try {
			await next()
			span.setAttribute('http.response.status_code', c.res.status)
		} finally {
			span.updateName(`${c.req.method} ${routePath(c, -1)}`)
			span.end()
		}
	}),
)
