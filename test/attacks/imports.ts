/** Files that an admin, or an attacker with an admin's session, could import to take the store's memory and time. */
interface Hostile {
	/** The store, such as `http://127.0.0.1:8080`. */
	origin: string
	/** The session of an admin. */
	cookie: string
}

async function post({ origin, cookie }: Hostile, path: string, type: string, body: string) {
	const answer = await fetch(`${origin}${path}`, {
		method: 'POST',
		headers: { cookie, origin, 'content-type': type },
		body,
	})
	return { status: answer.status, text: await answer.text() }
}

const JSON_TYPE = 'application/json'

/** A table of products that is one row of commas. */
export const rowOfCommas = (to: Hostile, commas: number) =>
	post(to, '/api/products/import?dryRun=true', 'text/csv', `id${','.repeat(commas)}\n`)

/** A table of products with so many rows, each of them wrong. */
export const wrongRows = (to: Hostile, rows: number) =>
	post(to, '/api/products/import?dryRun=true', 'text/csv', `id,name\n${'x\n'.repeat(rows)}`)

/** Tariffs as JSON that are so many empty objects. */
export const emptyTariffs = (to: Hostile, count: number) =>
	post(
		to,
		'/api/tariff-tables/tariffs/import/preview',
		JSON_TYPE,
		JSON.stringify({ format: 'json', text: `[${Array(count).fill('{}').join(',')}]` }),
	)

/** Tariffs as JSON that is nothing but brackets, as text within JSON that is not. */
export const nestedTariffs = (to: Hostile, brackets: number) =>
	post(
		to,
		'/api/tariff-tables/tariffs/import/preview',
		JSON_TYPE,
		JSON.stringify({ format: 'json', text: '['.repeat(brackets) }),
	)

const LISTS = [
	['/api/products/almm-list/preview', { asOf: '2026-01-01' }],
	['/api/bank-file/preview', {}],
	['/api/settlement-file', {}],
	['/api/tariff-tables/tariffs/import/preview', { format: 'csv' }],
] as const

/** The other files that are tables, with one row of commas and with so many short rows. */
export const otherTables = async (
	to: Hostile,
	{ commas, rows }: { commas: number; rows: number },
) => {
	const answers = []
	for (const [path, more] of LISTS)
		for (const text of [','.repeat(commas), 'a,b\n'.repeat(rows)])
			answers.push(await post(to, path, JSON_TYPE, JSON.stringify({ ...more, text })))
	return answers
}
