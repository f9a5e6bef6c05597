import fc from 'fast-check'
import type { Operation } from '../openapi.ts'
import { PNG } from '../pictures/pixel.ts'
import { hostileText, valuesFor } from './values.ts'

/** One request, as it goes over the wire. */
export interface Sent {
	/** The person who sends it, by place. */
	actor: number
	method: string
	/** Path and query, written so that HTTP can carry it. */
	path: string
	headers: Record<string, string>
	body: Buffer | undefined
	/** The call of the document it is meant for, where it is meant for one. */
	name: string | null
	/** Sent in pieces, without saying how long it is. */
	isChunked: boolean
}

const LONGEST_PATH = 6000

/** Text as part of an address: encoded as a browser does it, or with bytes that are no UTF-8. */
const written = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const inAddress = fc.oneof(
	{ weight: 6, arbitrary: hostileText.map(written) },
	fc.constantFrom(
		'%00',
		'%FF',
		'%E0%A4%A',
		'%',
		'%2e%2e',
		'..%2f..%2f',
		'%0d%0aX:1',
		'+',
		';a=b',
		'~',
	),
)

const HEADERS: Record<string, readonly string[]> = {
	accept: ['*/*', 'text/html', 'application/x-ndjson', 'nothing', 'application/json;q=x'],
	'accept-encoding': ['gzip', 'br;q=0', 'identity;q=0, *;q=0', 'zstd,,,'],
	'accept-language': ['hi-IN', '*;q=0', 'x'.repeat(300)],
	'content-encoding': ['gzip', 'br', 'x'],
	cookie: ['a', '=', 'solbazaar_cart=x', 'better-auth.session_token=x.y', `a=${'b'.repeat(3000)}`],
	forwarded: ['for=1.2.3.4;host=evil.example;proto=https'],
	'if-match': ['*', 'x'],
	'if-none-match': ['*', '"x"', 'W/"', ','],
	'last-event-id': ['0', '-1', '99999999999999999999', 'x', '1.5'],
	origin: ['null', 'http://evil.example', 'x'],
	range: ['bytes=0-', 'bytes=5-1', 'bytes=-'],
	'sec-fetch-site': ['cross-site', 'same-origin'],
	'user-agent': ['', 'x'.repeat(2000)],
	'x-forwarded-for': ['1.2.3.4', "' or 1=1", '::1, ,'],
	'x-forwarded-proto': ['https', 'javascript'],
	'x-http-method-override': ['DELETE'],
}

const oddHeaders = fc
	.uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 2 })
	.chain((names) =>
		fc.record(
			Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(HEADERS[name] ?? []))])),
		),
	) as fc.Arbitrary<Record<string, string>>

/** Mostly none, so that most requests get as far as the call. */
export const headers = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
	oddHeaders,
)

const TYPES = [
	'application/json; charset=utf-16',
	'application/json;;',
	'APPLICATION/JSON',
	'text/plain',
	'text/csv',
	'application/x-www-form-urlencoded',
	'multipart/form-data',
	'multipart/form-data; boundary=x',
	'x',
]

const BROKEN = [
	'',
	'{',
	'[]',
	'null',
	'0',
	'"x"',
	'{"a":1,"a":2}',
	'{"name":"a","name":["b"],"items":{},"items":[]}',
	'{"__proto__":{"role":"Admin"}}',
	'{"constructor":{"prototype":{}}}',
	`${'['.repeat(2000)}${']'.repeat(2000)}`,
	`{"a":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
	'\ufeff{}',
	'{"name":"\\u0000\\ud800"}',
	'{"quantity":1e999}',
	`{"x":"${'x'.repeat(100_000)}"}`,
]

const bytes = fc.oneof(
	fc.constantFrom(...BROKEN).map((text) => Buffer.from(text)),
	fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)),
	fc.constantFrom(...BROKEN).map((text) => Buffer.from(text, 'utf16le')),
)

interface Body {
	body: Buffer | undefined
	type: string | null
}

const brokenBody: fc.Arbitrary<Body> = fc.record({
	body: fc.option(bytes, { nil: undefined }),
	type: fc.oneof(
		{ weight: 3, arbitrary: fc.constant('application/json') },
		fc.constantFrom(null, ...TYPES),
	),
})

const CSV =
	'id,name,category,wattage,price,stock,description,image\nfuzz-1,Fuzz,Panels,100,10,1,x,/x.webp\n'

/** A form in parts, with the values of its fields. */
export const multipart = (fields: [string, string | Buffer][]): Body => {
	const parts = fields.map(([name, value]) => {
		const file = typeof value === 'string' ? '' : '; filename="a.png"\r\ncontent-type: image/png'
		const head = `--fuzz\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
		return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')])
	})
	const body = Buffer.concat([...parts, Buffer.from('--fuzz--\r\n')])
	return { body, type: 'multipart/form-data; boundary=fuzz' }
}

export const fileBytes = fc.oneof(
	fc.constantFrom(
		PNG,
		PNG.subarray(0, 40),
		Buffer.from(CSV),
		Buffer.from('\ufeffid;name\n'),
		Buffer.alloc(0),
	),
	fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
)

const formBody = fc
	.array(
		fc.tuple(fc.constantFrom('image', 'file', 'x'), fc.oneof(fileBytes, fc.constant('text'))),
		{
			maxLength: 2,
		},
	)
	.map(multipart)

function bodyOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<Body> {
	if (operation.takesForm) return fc.oneof({ weight: 3, arbitrary: formBody }, brokenBody)
	if (!operation.body)
		return fc.oneof(
			{ weight: 6, arbitrary: fc.constant({ body: undefined, type: null }) },
			brokenBody,
		)
	const right = valuesFor(operation.body, ids).map((value) => ({
		body: Buffer.from(JSON.stringify(value) ?? ''),
		type: 'application/json',
	}))
	return fc.oneof({ weight: 6, arbitrary: right }, brokenBody)
}

const queryOf = (operation: Operation, ids: readonly string[]) =>
	fc
		.array(
			fc.tuple(
				fc.constantFrom(...operation.query.map(({ name }) => name), 'fbclid', 'key'),
				fc.oneof(
					{
						weight: 2,
						arbitrary: fc.constantFrom(...ids.map(written), '1', '0', 'true', '10', 'day'),
					},
					{ weight: 2, arbitrary: knownValue(operation) },
					inAddress,
				),
			),
			{ maxLength: 4 },
		)
		.map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const knownValue = (operation: Operation) =>
	operation.query.length === 0
		? fc.constant('1')
		: fc
				.oneof(...operation.query.map(({ schema }) => valuesFor(schema, [])))
				.map((value) => written(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))

const pathOf = ({ path }: Operation, ids: readonly string[]) => {
	const segment = fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...ids.map(written)) },
		inAddress,
	)
	const names = path.match(/\{\w+\}/g) ?? []
	return fc.tuple(...names.map(() => segment)).map((values) => {
		let next = 0
		return path.replace(/\{\w+\}/g, () => values[next++] ?? '')
	})
}

/** A request to a call of the document: right, at its limits, or wrong on purpose. */
export const callRequest = (operations: Operation[], ids: readonly string[], actors: number) =>
	fc.constantFrom(...operations).chain((operation) =>
		fc
			.record({
				actor: fc.nat(actors - 1),
				method: fc.oneof(
					{ weight: 30, arbitrary: fc.constant(operation.method) },
					fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'PROPFIND'),
				),
				path: pathOf(operation, ids),
				query: queryOf(operation, ids),
				headers,
				key: fc.oneof(
					{ weight: 4, arbitrary: fc.uuid() },
					fc.constantFrom('', 'x', 'k'.repeat(500)),
				),
				sent: bodyOf(operation, ids),
				isChunked: fc.boolean(),
			})
			.map(({ actor, method, path, query, headers, key, sent, isChunked }): Sent => {
				const takesBody = method !== 'GET' && method !== 'HEAD'
				return {
					actor,
					method,
					path: (query ? `${path}?${query}` : path).slice(0, LONGEST_PATH),
					headers: {
						...(method === 'POST' && { 'idempotency-key': key }),
						...(takesBody && sent.type !== null && { 'content-type': sent.type }),
						...headers,
					},
					body: takesBody ? sent.body : undefined,
					name: method === operation.method ? `${operation.method} ${operation.path}` : null,
					isChunked,
				}
			}),
	)
