import { expect, it } from 'vitest'
import { z } from 'zod'
import { GivenProduct, PRODUCT_COLUMNS } from '../../../domain/catalogue/internal/csv/columns.ts'
import { number, text } from '../../../domain/imports/columns.ts'
import { readFile } from '../../../domain/imports/read-file.ts'
import {
	decimalNumber,
	inText,
	rupeesNumber,
	wholeNumber,
} from '../../../shared/numbers/number-schema.ts'
import type { NumberKind } from '../../../shared/numbers/typed-number.ts'
import { GIVEN_NUMBERS } from '../../../test/given/numbers.ts'
import { fieldsOf } from './fields.server.ts'

const SCHEMAS = { decimal: decimalNumber(), whole: wholeNumber(), rupees: rupeesNumber() }
const COLUMNS = { decimal: 'wattage', whole: 'stock', rupees: 'price' } as const

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function inForm(kind: NumberKind, given: string): unknown {
	const form = new FormData()
	form.set('n', given)
	const { n } = fieldsOf(z.object({ n: SCHEMAS[kind] })).read(form)
	return SCHEMAS[kind].safeParse(n).data ?? null
}

const inQuery = (kind: NumberKind, given: string) =>
	inText(SCHEMAS[kind], kind).safeParse(given).data ?? null

async function inProducts(kind: NumberKind, given: string): Promise<unknown> {
	const column = COLUMNS[kind]
	const text = `id,${column}\nproduct-1,${quoted(given)}\n`
	const { rows } = await readFile({ text }, { columns: PRODUCT_COLUMNS, schema: GivenProduct })
	return rows[0]?.given[column] ?? null
}

async function inTable(_: NumberKind, given: string): Promise<unknown> {
	const file = `id,n\nrow-1,${quoted(given)}\n`
	const { rows } = await readFile<{ n?: unknown }>(
		{ text: file },
		{ columns: { id: text(), n: number('decimal') } },
	)
	const n = rows[0]?.given.n
	return typeof n === 'number' ? n : null
}

const isBlank = (given: string) => given.trim() === ''
/** A price of nothing and pieces below nothing are refused for their value, in any spelling. */
const isSold = (meant: number | null) => meant === null || meant > 0

it.each([
	['a form', inForm, () => true],
	['a query', inQuery, () => true],
	['a file of products', inProducts, isSold],
] as const)('%s reads each number as it is meant, or refuses it', async (_, read, isTaken) => {
	const wrong: unknown[] = []
	for (const [kind, given, meant] of GIVEN_NUMBERS) {
		if (isBlank(given) || !isTaken(meant)) continue
		const came = await read(kind, given)
		if (came !== meant) wrong.push([kind, given, came, meant])
	}
	expect(wrong).toEqual([])
})

it('a file of tariffs reads the decimals', async () => {
	const wrong: unknown[] = []
	for (const [kind, given, meant] of GIVEN_NUMBERS) {
		if (kind !== 'decimal') continue
		const came = await inTable(kind, given)
		if (came !== meant) wrong.push([given, came, meant])
	}
	expect(wrong).toEqual([])
})
