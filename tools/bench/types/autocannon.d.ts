declare module 'autocannon' {
	export interface Options {
		url: string
		connections: number
		/** Seconds; or a fixed `amount` of requests. */
		duration?: number
		amount?: number
		/** Milliseconds, a second unless said. */
		sampleInt?: number
		headers?: Record<string, string>
		requests?: { path: string }[]
		/** Puts another text in place of each `[<id>]` of a request. */
		idReplacement?: boolean
	}
	export interface Result {
		requests: { average: number; total: number }
		/** Milliseconds. */
		latency: { p50: number; p99: number }
		errors: number
		non2xx: number
	}
	export default function autocannon(options: Options): Promise<Result>
}
