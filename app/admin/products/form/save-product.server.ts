import type { RouterContextProvider } from 'react-router'
import { alike } from '../../../../domain/catalogue/field-rules'
import type { ProductChange, ProductFields } from '../../../../domain/catalogue/schema'
import { type ApiProblem, type Attempt, api, attempt } from '../../../api.server'
import { refusalOf } from '../../../ui/refusal'
import { withPicture } from './picture-in-form.server'
import { type Conflict, keepField } from './product-conflicts'
import type { ProductAnswer } from './product-form'
import { asProduct, type TypedProduct, typedIn } from './typed-product'

const FAILED = 'The changes could not be saved. Please try again.'

/** The fields a form may be in conflict about; the stock has an expectation of its own. */
type Expected = Partial<Omit<ProductFields, 'stock' | 'archived'>>
type Name = keyof Expected & keyof TypedProduct

const LABELS: Record<Name, string> = {
	name: 'Name',
	brand: 'Brand',
	category: 'Category',
	wattage: 'Wattage (W)',
	price: 'Price (₹)',
	description: 'Description',
	image: 'Main picture',
	pictures: 'Further pictures',
	sheet: 'Technical sheet',
}
const NAMES = Object.keys(LABELS) as Name[]

/** What a form expects to replace, as it was read. */
export const expectedOf = (fields: Required<Expected>): string =>
	JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name]])))

function expectedIn(form: FormData): Expected {
	try {
		return JSON.parse(String(form.get('expected') ?? '{}'))
	} catch {
		return {}
	}
}

/** A sheet line by line, pictures one below the other. */
function words(name: Name, value: unknown): string {
	if (name === 'pictures' && Array.isArray(value)) return value.join('\n')
	if (name === 'sheet' && value)
		return Object.entries(value)
			.map(([figure, amount]) => `${figure}: ${JSON.stringify(amount)}`)
			.join('\n')
	return String(value ?? '')
}

/** The answer to a form that was overtaken: the next sending replaces what is there now. */
function overtaken(problem: ApiProblem, mine: Expected, expected: Expected) {
	const { changed } = problem as ApiProblem & { changed: Expected }
	const conflicts = NAMES.filter((name) => name in changed).map(
		(name): Conflict => ({
			name,
			label: LABELS[name],
			theirs: words(name, changed[name]),
			mine: words(name, mine[name]),
			touched: !alike(mine[name], expected[name]),
		}),
	)
	return { conflicts, expected: JSON.stringify({ ...expected, ...changed }) }
}

/** Where the choice fell on what the other admin saved, that is what is sent. */
function chosen(form: FormData, mine: Expected, expected: Expected): Expected {
	const theirs = NAMES.filter((name) => form.get(keepField(name)) === 'theirs')
	return { ...mine, ...Object.fromEntries(theirs.map((name) => [name, expected[name]])) }
}

/**
 * The stock of a form: a kit has none of its own, and what was a kit begins anew. One that was not
 * touched is left out, since orders may have taken from it meanwhile.
 */
function stockToSend(stock: number | undefined, was: number, expected: Expected) {
	if (stock === undefined) return {}
	if (expected.sheet?.kind === 'kit') return { stock }
	return stock === was ? {} : { stock, expectedStock: was }
}

export interface Saved {
	id: string
	/** Something of what is saved was not what the form had. */
	merged: boolean
}

/** Saves what the form has of a product, or says why not. */
export async function saveProduct(
	context: Readonly<RouterContextProvider>,
	id: string,
	form: FormData,
): Promise<Saved | ProductAnswer> {
	const { typed, problem } = await withPicture(context, form, typedIn(form))
	const expectedStock = String(form.get('expectedStock') ?? '')
	const expected = expectedIn(form)
	const answer = {
		typed,
		expectedStock,
		expected: JSON.stringify(expected),
		message: null,
		errors: {},
		done: false,
	}
	if (problem) return { ...answer, errors: { image: problem } }
	const { id: _id, stock, ...mine } = asProduct(typed)
	const fields = chosen(form, mine as Expected, expected)
	const was = Number(expectedStock)
	const stocks = stockToSend(stock, was, expected)
	const json = { ...fields, ...stocks, expected } as ProductChange
	const result: Attempt<{ id: string }> = await attempt(
		api(context).catalogue.products[':id'].$put({ param: { id }, json }),
	)
	if (result.ok) return { id: result.value.id, merged: !alike(fields, mine) }
	const { stock: present, changed } = result.problem as { stock?: number; changed?: object }
	if (changed) return { ...answer, ...overtaken(result.problem, mine as Expected, expected) }
	if (present === undefined) return { ...answer, ...refusalOf(result.problem, FAILED) }
	const message = `${result.problem.detail} Save again to set it to ${typed.stock}.`
	return { ...answer, errors: { stock: message }, expectedStock: String(present) }
}
