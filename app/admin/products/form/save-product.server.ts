import { redirect } from 'react-router'
import type { ProductFields as Fields, ProductChange } from '../../../../domain/catalogue/schema'
import { alike } from '../../../../domain/imports/value-rules'
import { parseSentJson } from '../../../../shared/requests/json-shape'
import {
	type ApiProblem,
	type Asked,
	type Attempt,
	api,
	attempt,
	type Context,
} from '../../../api.server'
import { formAction, onButton, onForm, type SentForm } from '../../../ui/forms/form-action.server'
import type { Values } from '../../../ui/forms/values'
import type { ProductAnswer, ProductRefusal } from './product-answer'
import { type Conflict, keepField } from './product-conflicts'
import { atImage, ProductFields, productIn, withImage } from './product-fields.server'
import { productIntents } from './product-intents'

const FAILED = 'The changes could not be saved. Please try again.'

/** The fields a form may be in conflict about; the stock has an expectation of its own. */
type Expected = Partial<Omit<Fields, 'stock' | 'archived'>>
type Name = keyof Required<Expected>

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
	origin: 'Country of origin',
	importer: 'Importer',
	compliance: 'Listings',
	taxClass: 'Tax class',
	unit: 'Unit on documents',
}
const NAMES = Object.keys(LABELS) as Name[]

/** The product that a form expects to replace, as it was read. */
export const expectedOf = (fields: Required<Expected>): string =>
	JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name]])))

function expectedIn({ expected = '' }: Values): Expected {
	try {
		return parseSentJson(expected) ?? {}
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
	if (name === 'compliance' && Array.isArray(value))
		return value.map((record) => JSON.stringify(record)).join('\n')
	return String(value ?? '')
}

/** The answer to a form whose product was saved meanwhile: the next sending replaces the present product. */
function editConflict(problem: ApiProblem, mine: Expected, expected: Expected) {
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

/** Where the admin chose the other admin's value, that value is sent. */
function chosen(values: Values, mine: Expected, expected: Expected): Expected {
	const theirs = NAMES.filter((name) => values[keepField(name)] === 'theirs')
	return { ...mine, ...Object.fromEntries(theirs.map((name) => [name, expected[name]])) }
}

/**
 * The stock of a form: a kit has none of its own, and a former kit begins anew. An untouched stock is left out, since
 * orders may have taken from it meanwhile.
 */
function stockToSend(stock: number | undefined, was: number, expected: Expected) {
	if (stock === undefined) return {}
	if (expected.sheet?.kind === 'kit') return { stock }
	return stock === was ? {} : { stock, expectedStock: was }
}

type Body = Awaited<ReturnType<typeof productIn>>['json']
type Sent = Pick<SentForm<never>, 'refuse' | 'values'>

/** The refusal, with the product that the next sending is to replace. */
const resent = (refusal: ProductRefusal, values: Values): ProductRefusal => ({
	...refusal,
	problem: { ...refusal.problem, values: { ...refusal.problem.values, ...values } },
})

function refused(problem: ApiProblem, mine: Expected, form: Sent): ProductRefusal {
	const { stock: present, changed } = problem as { stock?: number; changed?: object }
	if (changed) {
		const { conflicts, expected } = editConflict(problem, mine, expectedIn(form.values))
		const { problem: said } = form.refuse(problem.detail)
		return { ...resent({ problem: { ...said, message: null } }, { expected }), conflicts }
	}
	if (present === undefined) return form.refuse(problem, FAILED)
	const detail = `${problem.detail} Save again to set it to ${form.values.stock}.`
	const at = form.refuse({ status: problem.status, detail, errors: { stock: detail } })
	return resent(at, { expectedStock: String(present) })
}

/** Saves the product of a form and leads back to it, or gives the reason of a refusal. */
async function save(context: Context, id: string, { json, form }: { json: Body; form: Sent }) {
	const { id: _id, stock, ...mine } = json
	const expected = expectedIn(form.values)
	const fields = chosen(form.values, mine as Expected, expected)
	const stocks = stockToSend(stock, Number(form.values.expectedStock ?? ''), expected)
	const change = { ...fields, ...stocks, expected } as ProductChange
	const call = { param: { id }, json: change }
	const result: Attempt<{ id: string }> = await attempt(
		api(context).catalogue.products[':id'].$put(call),
	)
	if (!result.ok) return withImage(refused(result.problem, mine as Expected, form), json.image)
	const saved = alike(fields, mine) ? 'yes' : 'merged'
	throw redirect(`/admin/products/${result.value.id}?saved=${saved}`, 303)
}

async function archive(context: Context, id: string, archived: boolean, form: Sent) {
	const call = { param: { id }, json: { archived } }
	const result = await attempt(api(context).catalogue.products[':id'].$put(call))
	if (!result.ok) return form.refuse(result.problem, FAILED)
	throw redirect(`/admin/products/${id}`, 303)
}

/** The actions of the forms of a product's page; each leads back to the product. */
export const changeProduct = ({
	request,
	context,
	params: { id },
}: Asked<'id'>): Promise<ProductAnswer> =>
	formAction(request, productIntents, {
		archive: onButton((form) => archive(context, id, true, form)),
		restore: onButton((form) => archive(context, id, false, form)),
		save: onForm(ProductFields, async (sent, form) => {
			const { json, problem } = await productIn(context, sent)
			if (problem) return form.refuse(atImage(problem))
			return save(context, id, { json, form })
		}),
	})
