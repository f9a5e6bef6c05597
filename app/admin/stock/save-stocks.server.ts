import { type ProductChange, STOCK_REASONS } from '../../../domain/catalogue/schema'
import { isOneOf } from '../../../shared/one-of'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Values } from '../../ui/forms/values'
import {
	changeIn,
	editsIn,
	type StockAnswer,
	type StockEdit,
	type StocksSaved,
	stockAfter,
} from './stock-edits'

const MAX_NOTE = 200
const isReason = isOneOf(STOCK_REASONS)

const WHOLE = 'Type a whole number of 0 or more.'

/** The reason and the note for all edits of a form. */
const whyIn = ({ reason, note }: Values): Pick<ProductChange, 'stockReason' | 'stockNote'> => ({
	stockReason: reason && isReason(reason) ? reason : undefined,
	stockNote: note?.trim() ? note.slice(0, MAX_NOTE) : undefined,
})

type Saved = { stock: number } | { failed: StockEdit }

async function saveOne(
	context: Context,
	edit: StockEdit,
	why: ReturnType<typeof whyIn>,
): Promise<Saved> {
	const failed = (problem: string, before = edit.before) => ({
		failed: { ...edit, before, problem },
	})
	const change = changeIn(edit.entered)
	const stock = stockAfter(edit)
	// A change is judged by the stock at the time, which the page does not know.
	if (!Number.isInteger(stock) || (change === null && stock < 0)) return failed(WHOLE)
	const to = change === null ? { stock, expectedStock: edit.before } : { stockChange: change }
	const result = await attempt(
		api(context).catalogue.products[':id'].$put({
			param: { id: edit.id },
			json: { ...to, ...why },
		}),
	)
	if (result.ok) return { stock: result.value.stock }
	const { stock: present } = result.problem as { stock?: number }
	const [mistake = result.problem.detail] = Object.values(result.problem.errors ?? {})
	if (present === undefined) return failed(mistake)
	return failed(`${result.problem.detail} Save again to set it to ${edit.entered}.`, present)
}

/** Saves each stock by itself, so that one that fails does not hold up the others. */
export const saveStocks = ({ request, context }: Asked): Promise<StockAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form) => {
			const answer: StocksSaved = { problem: null, saved: [], failed: [] }
			for (const edit of editsIn(values)) {
				const { id, entered } = edit
				const done = await saveOne(context, edit, whyIn(values))
				if ('failed' in done) answer.failed.push(done.failed)
				else answer.saved.push({ id, entered, stock: done.stock })
			}
			if (form.stays || answer.failed.length > 0) return answer
			throw redirectHere(request, { saved: 'yes' })
		}),
	})
