import type { RouterContextProvider } from 'react-router'
import { api, attempt } from '../../api.server'
import type { StockAnswer, StockEdit } from './stock-edits'

type Context = Readonly<RouterContextProvider>

const WHOLE = 'Type a whole number of 0 or more.'

async function saveOne(context: Context, edit: StockEdit): Promise<StockEdit | null> {
	if (!/^\d+$/.test(edit.typed)) return { ...edit, problem: WHOLE }
	const result = await attempt(
		api(context).catalogue.products[':id'].$put({
			param: { id: edit.id },
			json: { stock: Number(edit.typed), expectedStock: edit.before },
		}),
	)
	if (result.ok) return null
	const { stock: present } = result.problem as { stock?: number }
	if (present === undefined) return { ...edit, problem: result.problem.detail }
	const problem = `${result.problem.detail} Save again to set it to ${edit.typed}.`
	return { ...edit, before: present, problem }
}

/** Saves each stock by itself, so that one that fails does not hold up the others. */
export async function saveStocks(context: Context, edits: StockEdit[]): Promise<StockAnswer> {
	const answer: StockAnswer = { saved: [], failed: [], problem: null }
	for (const edit of edits) {
		const failed = await saveOne(context, edit)
		if (failed) answer.failed.push(failed)
		else answer.saved.push({ id: edit.id, stock: Number(edit.typed) })
	}
	return answer
}
