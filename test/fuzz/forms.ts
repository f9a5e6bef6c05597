import fc from 'fast-check'
import { FORMS } from './page-forms.ts'
import { fileBytes, headers, multipart, type Sent } from './requests.ts'
import { hostileText } from './values.ts'

const WORDS = [
	'1',
	'0',
	'-1',
	'true',
	'yes',
	'DELETE',
	'Buyer',
	'Reviewed',
	'survey',
	'2027-01-04',
	'10:00',
	'Panels',
	'unit-price',
	'411038',
	'a@example.com',
	'/planner?pin=411038&bill=4000',
]

const PARAMETERS =
	'q page sort category pin bill plan order key next tab status show ask who to fact delete added fixed was is from until view ledger done month saved'.split(
		' ',
	)

const urlEncoded = (fields: [string, string | Buffer][]) => {
	const text = fields
		.map(
			([name, value]) =>
				`${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`,
		)
		.join('&')
	return { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
}

/** A form of a page: sent as its buttons would, with fields missing, repeated, strange, or files. */
export const formRequest = (ids: readonly string[], actors: number): fc.Arbitrary<Sent> =>
	fc.constantFrom(...Object.entries(FORMS)).chain(([page, { intents, fields }]) => {
		const intent = fc.oneof(
			{ weight: 12, arbitrary: fc.constantFrom(...(intents.length > 0 ? intents : [''])) },
			fc.constantFrom('', 'no-such', 'constructor'),
		)
		const text = fc.oneof(
			{ weight: 3, arbitrary: fc.constantFrom(...ids, ...WORDS) },
			{ weight: 2, arbitrary: hostileText },
		)
		const value = fc.oneof({ weight: 20, arbitrary: text }, fileBytes)
		return fc
			.record({
				actor: fc.nat(actors - 1),
				intent,
				fields: fc.array(fc.tuple(fc.constantFrom(...fields), value), {
					maxLength: fields.length + 1,
				}),
				headers,
				id: fc.constantFrom(...ids, 'none', '%2e%2e', '%00', 'x'.repeat(300)),
				isData: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
				isChunked: fc.boolean(),
			})
			.map(({ actor, intent, fields, headers, id, isData, isChunked }): Sent => {
				const all: [string, string | Buffer][] = [
					...(intent ? [['intent', intent] as [string, string]] : []),
					...fields,
				]
				const hasFile = all.some(([, value]) => typeof value !== 'string')
				const { body, type } = hasFile ? multipart(all) : urlEncoded(all)
				const path = page.replace(':id', id.startsWith('%') ? id : encodeURIComponent(id))
				return {
					actor,
					method: 'POST',
					path: isData ? `${path}.data` : path,
					headers: { 'content-type': type ?? '', ...headers },
					body,
					name: null,
					isChunked,
				}
			})
	})

/** The addresses of pages, with any queries. */
export const pageRequest = (
	pages: readonly string[],
	ids: readonly string[],
	actors: number,
): fc.Arbitrary<Sent> =>
	fc
		.record({
			actor: fc.nat(actors - 1),
			page: fc.constantFrom(...pages),
			id: fc.oneof(fc.constantFrom(...ids), hostileText),
			query: fc.array(
				fc.tuple(
					fc.constantFrom(...PARAMETERS),
					fc.oneof(fc.constantFrom(...ids, ...WORDS), hostileText),
				),
				{ maxLength: 4 },
			),
			headers,
			isData: fc.boolean(),
		})
		.map(({ actor, page, id, query, headers, isData }): Sent => {
			const written = (text: string) => encodeURIComponent(text.toWellFormed())
			const path = page.replace(':id', written(id)) + (isData && page !== '/' ? '.data' : '')
			const search = query.map(([name, value]) => `${name}=${written(value)}`).join('&')
			return {
				actor,
				method: 'GET',
				path: search ? `${path}?${search}` : path,
				headers,
				body: undefined,
				name: null,
				isChunked: false,
			}
		})
