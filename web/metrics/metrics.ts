import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counts and times of requests, in Prometheus form. */
export function openMetrics() {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from request to the end of the answer',
		labelNames: ['kind', 'status'],
		buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
		registers: [registry],
	})
	return {
		/** @param kind of the request: `api`, `stream`, `file` or `page` */
		observe: (kind: string, status: number, seconds: number) =>
			requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
		/** For a sum over processes. */
		figures: (): Promise<Figures> => registry.getMetricsAsJSON(),
		text: () => registry.metrics(),
		contentType: registry.contentType,
	}
}

export type Metrics = ReturnType<typeof openMetrics>

/** Metrics as they are shown. */
export type ShownMetrics = Pick<Metrics, 'text' | 'contentType'>

/** The metrics of one process, as data. */
export type Figures = object[]

/** The figures of several processes together: counts and sizes as their sum, delays of the event loop as their mean. */
export const summed = (figures: Figures[]): Promise<string> =>
	AggregatorRegistry.aggregate(figures).metrics()

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE
